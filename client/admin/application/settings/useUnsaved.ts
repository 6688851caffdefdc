import { createContext, useCallback, useContext, useEffect, useState } from "react";

/** Tells the screen whether one of its parts holds something unsaved. */
export const UnsavedContext = createContext((_part: string, _isUnsaved: boolean): void => {});

/** For a part of the screen, by a name of its own. */
export function useReportUnsaved(part: string, isUnsaved: boolean): void {
  const tell = useContext(UnsavedContext);
  useEffect(() => {
    tell(part, isUnsaved);
    return () => tell(part, false);
  }, [tell, part, isUnsaved]);
}

/** For the screen: whether any of its parts does. */
export function useUnsaved() {
  const [parts, setParts] = useState<ReadonlySet<string>>(() => new Set());
  const tell = useCallback(
    (part: string, isUnsaved: boolean) =>
      setParts((now) => {
        if (now.has(part) === isUnsaved) return now;
        return new Set(isUnsaved ? [...now, part] : [...now].filter((one) => one !== part));
      }),
    [],
  );
  return { isUnsaved: parts.size > 0, tell };
}
