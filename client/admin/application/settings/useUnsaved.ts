import { createContext, useCallback, useContext, useEffect, useState } from "react";

/** Reports to the screen whether one of its parts has unsaved changes. */
export const UnsavedContext = createContext((_part: string, _isUnsaved: boolean): void => {});

/** For a part of the screen, under a unique name. */
export function useReportUnsaved(part: string, isUnsaved: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(part, isUnsaved);
    return () => report(part, false);
  }, [report, part, isUnsaved]);
}

/** For the screen: whether any of its parts has unsaved changes. */
export function useUnsaved() {
  const [parts, setParts] = useState<ReadonlySet<string>>(() => new Set());
  const report = useCallback(
    (part: string, isUnsaved: boolean) =>
      setParts((now) => {
        if (now.has(part) === isUnsaved) return now;
        return new Set(isUnsaved ? [...now, part] : [...now].filter((one) => one !== part));
      }),
    [],
  );
  return { isUnsaved: parts.size > 0, report };
}
