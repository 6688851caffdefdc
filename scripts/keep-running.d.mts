export function keepRunning(
  start: () => Promise<number>,
  surroundings?: {
    wait?: (ms: number) => Promise<unknown>;
    now?: () => number;
    isStopping?: () => boolean;
    tell?: (line: string) => void;
  },
): Promise<number>;
