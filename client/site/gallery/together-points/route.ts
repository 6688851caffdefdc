type Place = {
  readonly routeUrl?: string | null;
  readonly addressUa: string;
  readonly addressEng: string;
};

/**
 * The map that shows the way to a point: the editors' link, else Google's documented URL of a route
 * to the address, which any phone opens in its map application. Null when neither is known.
 */
export function routeTo({ routeUrl, addressUa, addressEng }: Place): string | null {
  if (routeUrl) return routeUrl;
  const address = addressUa || addressEng;
  if (!address) return null;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
