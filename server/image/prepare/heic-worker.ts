import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";
import type { HeicError, HeicJob, HeicResult } from "./heic.ts";
import { tiffFor } from "./tiff.ts";

/** Constants of libheif's C API. */
const colorspaceRgb = 1;
const chromaRgb = 10;
const chromaRgba = 11;
const channelInterleaved = 10;
const unsupportedFiletype = 3;
const unsupportedFeature = 4;
const securityLimitExceeded = 1000;

class DecodingError extends Error {
  readonly rule: HeicError;

  constructor(rule: HeicError) {
    super(rule);
    this.rule = rule;
  }
}

const { bytes, maxPixels }: HeicJob = workerData;
/** A `heif_error` (three words), and one word for other results. */
const errorAt = libheif._malloc(12);
const resultAt = libheif._malloc(4);

/** The memory grows during a call, so that it is looked up after each. */
const wordAt = (address: number) => new DataView(libheif.HEAPU8.buffer).getUint32(address, true);

function requireSuccess() {
  const [code, detail] = [wordAt(errorAt), wordAt(errorAt + 4)];
  if (code === 0) return;
  if (detail === securityLimitExceeded) throw new DecodingError("tooManyPixels");
  const isUnsupported = code === unsupportedFiletype || code === unsupportedFeature;
  throw new DecodingError(isUnsupported ? "format" : "broken");
}

/** Decodes the primary image, rotated as its container says, and without metadata. */
function decode(): Uint8Array<ArrayBuffer> {
  const context = libheif._heif_context_alloc();
  libheif._heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)));
  const input = libheif._malloc(bytes.length);
  libheif.HEAPU8.set(bytes, input);
  libheif._heif_context_read_from_memory_without_copy(errorAt, context, input, bytes.length, 0);
  requireSuccess();
  libheif._heif_context_get_primary_image_handle(errorAt, context, resultAt);
  requireSuccess();
  const handle = wordAt(resultAt);
  const declared =
    libheif._heif_image_handle_get_width(handle) * libheif._heif_image_handle_get_height(handle);
  if (declared > maxPixels) throw new DecodingError("tooManyPixels");
  const profile = profileOf(handle);
  const channels = libheif._heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const chroma = channels === 4 ? chromaRgba : chromaRgb;
  libheif._heif_decode_image(errorAt, handle, resultAt, colorspaceRgb, chroma, 0);
  requireSuccess();
  return toTiff(wordAt(resultAt), channels, profile);
}

function profileOf(handle: number): Uint8Array {
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size === 0) return new Uint8Array();
  const address = libheif._malloc(size);
  libheif._heif_image_handle_get_raw_color_profile(errorAt, handle, address);
  requireSuccess();
  return libheif.HEAPU8.slice(address, address + size);
}

function toTiff(image: number, channels: 3 | 4, profile: Uint8Array) {
  const width = libheif._heif_image_get_width(image, channelInterleaved);
  const height = libheif._heif_image_get_height(image, channelInterleaved);
  const plane = libheif._heif_image_get_plane_readonly(image, channelInterleaved, resultAt);
  const stride = wordAt(resultAt);
  const { file, pixels } = tiffFor({ width, height, channels, profile });
  const rowBytes = width * channels;
  for (let row = 0; row < height; row++) {
    const from = plane + row * stride;
    pixels.set(libheif.HEAPU8.subarray(from, from + rowBytes), row * rowBytes);
  }
  return file;
}

function attempt(): HeicResult {
  try {
    return { file: decode() };
  } catch (error) {
    // Whatever else fails while a file is decoded (WebAssembly traps included), the file is broken.
    return { error: error instanceof DecodingError ? error.rule : "broken" };
  }
}

const result = attempt();
parentPort?.postMessage(result, "file" in result ? [result.file.buffer] : []);
