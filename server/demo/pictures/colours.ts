/** The design's paper colours. */
export const ink = "#14284B";
export const night = "#0D1B36";
export const sand = "#F3E8D6";
export const white = "#FFFFFF";
export const [sky1, sky2, sky3, sky4, sky5] = [
  "#E4F2FA",
  "#BFE1F3",
  "#7FBEE3",
  "#3B8BC2",
  "#175A91",
] as const;
export const [sun1, sun2, sun3, sun4] = ["#FFF1C9", "#FFDC80", "#FFC32E", "#F2A20C"] as const;
export const [leaf1, leaf2, leaf3, leaf4, leaf5] = [
  "#DFF0DC",
  "#A8D5A6",
  "#5CAE78",
  "#2A7D55",
  "#155440",
] as const;
export const [poppy1, poppy2, poppy3] = ["#FFE6DD", "#FFB79F", "#F4704D"] as const;
