import encodeQR from "qr";
import { useMemo } from "react";

/** Diameter of the white circle in the middle, in modules, by version: the National Bank's rule. */
const circles: { readonly [version: number]: number } = {
  10: 17,
  11: 19,
  12: 19,
  13: 21,
  14: 23,
  15: 23,
  16: 25,
  17: 25,
};

type Code = { modules: boolean[][]; circle: number };

/** A code that any banking app reads, with the hryvnia sign in its middle as the rule demands. */
export function PaymentCode({ link, label }: { link: string; label: string }) {
  const code = useMemo(() => drawCode(link), [link]);
  if (!code) return null;
  const { modules, circle } = code;
  const side = modules.length;
  const middle = side / 2;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#FFFFFF" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#14284B" d={darkModules(modules)} />
      <g shapeRendering="auto">
        <circle cx={middle} cy={middle} r={circle / 2} fill="#FFFFFF" />
        <circle cx={middle} cy={middle} r={circle / 2 - 2} fill="#14284B" />
        <g
          transform={`translate(${middle} ${middle}) scale(${(circle - 4) / 20})`}
          fill="none"
          stroke="#FFFFFF"
          strokeWidth="1.6"
          strokeLinecap="round"
        >
          <path d="M-4 -3.8C-3.2 -6 -1.7 -6.8 0 -6.8C2.4 -6.8 4 -5.4 4 -3.5C4 0.5 -4 0 -4 3.7C-4 5.5 -2.3 6.8 0 6.8C1.8 6.8 3.3 5.9 4 3.9" />
          <path d="M-6 -1.5H6M-6 1.5H6" />
        </g>
      </g>
    </svg>
  );
}

/** The rule allows versions 10 to 17, and less correction only where more does not fit. */
function drawCode(link: string): Code | null {
  for (const ecc of ["quartile", "medium"] as const) {
    const smallest = encode(link, { ecc });
    const modules = versionOf(smallest) < 10 ? encode(link, { ecc, version: 10 }) : smallest;
    const circle = circles[versionOf(modules)];
    if (circle) return { modules, circle };
  }
  return null;
}

const versionOf = (modules: boolean[][]) => (modules.length - 17) / 4;

/** The library draws at least one module of quiet zone; ours is the slip around the code. */
function encode(link: string, options: { ecc: "quartile" | "medium"; version?: number }) {
  const framed = encodeQR(link, "raw", { ...options, border: 1 });
  return framed.slice(1, -1).map((row) => row.slice(1, -1));
}

/** One stroke per run of dark modules keeps the drawing short. */
function darkModules(modules: boolean[][]): string {
  let path = "";
  modules.forEach((row, y) => {
    let start = -1;
    row.forEach((isDark, x) => {
      if (isDark && start < 0) start = x;
      const ends = start >= 0 && (!isDark || x === row.length - 1);
      if (!ends) return;
      const end = isDark ? x + 1 : x;
      path += `M${start} ${y}h${end - start}v1h${start - end}z`;
      start = -1;
    });
  });
  return path;
}
