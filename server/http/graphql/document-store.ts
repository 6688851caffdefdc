import { createHash } from "node:crypto";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/**
 * Total length of the stored documents' texts, twice that of the client's own documents. A parsed
 * document takes some 45 bytes per character.
 */
const maxTotalLength = 300_000;

/**
 * The parsed and validated documents of recent requests, in the form that Apollo expects. Apollo's
 * own store would hold a hundred times as much, and strangers may send any number of documents.
 */
export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: maxTotalLength,
    sizeCalculation: ({ loc }) => loc?.source.body.length ?? 1,
  });

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.documents.get(hashOf(key));
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.documents.set(hashOf(key), document);
  }

  async delete(key: string): Promise<boolean> {
    return this.documents.delete(hashOf(key));
  }

  /** Whether a document with exactly this text is stored, so that it needs no validation. */
  isKnown(source: string): boolean {
    return this.documents.has(createHash("sha256").update(source).digest("hex"));
  }

  /** Total length of the stored documents' texts. */
  get length(): number {
    return this.documents.calculatedSize;
  }
}

/** Apollo's keys end with the SHA-256 of the text, in hexadecimal digits. */
const hashOf = (key: string): string => key.slice(-64);
