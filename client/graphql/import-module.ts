import { ModuleLoadError } from "./errors.ts";

/** Timeout for loading a script, in milliseconds, set by the specification. */
const scriptTimeoutMs = 120_000;

/**
 * The module that `load` imports. Rejects with ModuleLoadError; then only reloading the document
 * helps, because browsers cache a failed import.
 */
export async function importModule<Module>(
  source: string,
  load: () => Promise<Module>,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), scriptTimeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ModuleLoadError(source, { cause });
  } finally {
    clearTimeout(timer);
  }
}
