import { randomUUID } from "node:crypto";
import { requireSoundPdf } from "../document/document-store.ts";
import { isPdf } from "../document/pdf/inspect-pdf.ts";
import { putEncryptedFile, readEncryptedFile } from "../files/encrypted-files.ts";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import { preparePicture } from "../image/prepare/prepare-picture.ts";
import { NotFound, TooLarge } from "../platform/errors.ts";
import type { ConsentContext } from "./consent.context.ts";
import { ConsentPaper, type PaperType } from "./consent.entity.ts";
import { consentById, lockConsent, saveWith } from "./consent.service.ts";

/** In bytes: a photo of a page, or a scan of several. */
export const maxPaperBytes = 10 * 1024 * 1024;

/**
 * Stores the signed paper of a consent, encrypted, in place of an earlier one: a PDF, or a picture,
 * which loses its metadata. Throws NotFound, TooLarge, FilesUnavailable, and Invalid (`file`) as
 * uploads do.
 */
export async function storePaper(
  context: ConsentContext,
  consentId: string,
  file: Buffer,
): Promise<ConsentPaper> {
  if (file.length > maxPaperBytes) throw TooLarge(maxPaperBytes);
  if (!(await consentById(context.db, consentId))) throw NotFound();
  const { type, bytes } = await check(file);
  const id = randomUUID();
  const fileKey = await putEncryptedFile(context, "consent_paper", id, bytes);
  const row = { id, consentId, type, size: bytes.length, addedAt: context.now };
  await context.db.transaction(async (manager) => {
    const consent = await lockConsent(manager, consentId);
    await saveWith(manager, context, consent, "saved", async () => {
      await manager.delete(ConsentPaper, { consentId });
      await manager.insert(ConsentPaper, { ...row, fileKey, encrypted: null });
    });
  });
  return Object.assign(new ConsentPaper(), row);
}

async function check(file: Buffer): Promise<{ type: PaperType; bytes: Buffer }> {
  if (!isPdf(file)) {
    return { type: "image/webp", bytes: (await preparePicture(file)).bytes };
  }
  requireSoundPdf(file);
  return { type: "application/pdf", bytes: file };
}

/** Reads the paper and records that in the security log, each time. Throws NotFound. */
export async function readPaper(
  context: ConsentContext,
  consentId: string,
): Promise<{ type: PaperType; bytes: Buffer }> {
  if (!(await consentById(context.db, consentId))) throw NotFound();
  const paper = await context.db
    .createQueryBuilder(ConsentPaper, "paper")
    .addSelect(["paper.fileKey", "paper.encrypted"])
    .where({ consentId })
    .getOne();
  if (!paper) throw NotFound();
  const bytes = await readEncryptedFile(context, "consent_paper", paper);
  await recordSecurityEvent(context.db, context, { kind: "consentPaperRead", consentId });
  return { type: paper.type, bytes };
}

/** Removes the paper of a consent. Throws NotFound. */
export async function removePaper(context: ConsentContext, consentId: string): Promise<void> {
  await context.db.transaction(async (manager) => {
    const consent = await lockConsent(manager, consentId);
    await saveWith(manager, context, consent, "saved", () =>
      manager.delete(ConsentPaper, { consentId }),
    );
  });
}
