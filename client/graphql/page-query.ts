import type { DocumentNode, OperationVariables } from "@apollo/client";

type Outcome<Data> = { data?: Data | undefined; error?: unknown };

/** What Apollo does for a query once it is loaded. */
export type Connection = {
  /** Keeps the data in the cache until the returned function is called. */
  retain(): () => void;
  refetch(): Promise<unknown>;
  close(): void;
};

/** How long a result waits for a component to mount with it, in milliseconds. */
const unmountedTimeoutMs = 30_000;

/**
 * A query of a visitors' page with its variables. It may have the server's data from the start, and
 * is connected to Apollo when that is loaded.
 */
export class PageQuery<Data = unknown> {
  /** Settled by the first result. */
  readonly loaded: Promise<Data>;
  private resolveFirst!: (data: Data) => void;
  private rejectFirst!: (error: unknown) => void;
  private current: Outcome<Data>;
  private readonly listeners = new Set<() => void>();
  private connection: Connection | null = null;
  private release: (() => void) | undefined;
  private isClosed = false;

  /** Calls `onUnused` when no component uses it any more. */
  constructor(
    readonly document: DocumentNode,
    readonly variables: OperationVariables,
    data: Data | undefined,
    private readonly onUnused: () => void,
  ) {
    this.current = { data };
    // Promise.withResolvers is missing in browsers of 2023, as old phones have them.
    this.loaded = new Promise((resolve, reject) => {
      this.resolveFirst = resolve;
      this.rejectFirst = reject;
    });
    // The component that waits for it throws the error.
    this.loaded.catch(() => undefined);
    if (data !== undefined) this.resolveFirst(data);
  }

  /** The latest result; the same object until there is another one. */
  outcome = (): Outcome<Data> => this.current;

  succeed(data: Data) {
    this.resolveFirst(data);
    this.setOutcome({ data });
  }

  fail(error: unknown) {
    this.rejectFirst(error);
    this.setOutcome({ error });
    this.closeUnmounted();
  }

  connect(connection: Connection) {
    this.connection = connection;
    if (this.listeners.size > 0) this.release = connection.retain();
    this.loaded.then(this.closeUnmounted, () => undefined);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.release ??= this.connection?.retain();
    // Closed between a component's rendering and mounting: it renders again, with a new query.
    if (this.isClosed) this.setOutcome({ ...this.current });
    return () => {
      this.listeners.delete(listener);
      // A component may unmount and another one with the same query mount in one step.
      setTimeout(this.closeUnused);
    };
  };

  async refetch(): Promise<void> {
    await this.connection?.refetch();
  }

  private setOutcome(outcome: Outcome<Data>) {
    this.current = outcome;
    for (const listener of this.listeners) listener();
  }

  private closeUnmounted = () => void setTimeout(this.closeUnused, unmountedTimeoutMs);

  private closeUnused = () => {
    if (this.listeners.size > 0) return;
    this.isClosed = true;
    this.onUnused();
    this.connection?.close();
    this.release?.();
    this.release = undefined;
  };
}

/** The name of a document's operation, unique among all documents. */
export function operationName({ definitions }: DocumentNode): string {
  for (const definition of definitions) {
    if (definition.kind === "OperationDefinition") return definition.name?.value ?? "";
  }
  return "";
}
