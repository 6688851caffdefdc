import type { BlockEntry } from "../../page/block-fields.ts";
import type { StoredBlock } from "../../page/stored-blocks.ts";
import type { PictureName } from "./pictures.ts";

/** A block whose images are named by their pictures. */
export type DemoBlock = WithPictures<Omit<StoredBlock, "id" | "isHidden">>;

type WithPictures<Value> = {
  [Name in keyof Value]: Name extends "imageId"
    ? PictureName | null
    : Name extends "imageIds"
      ? readonly PictureName[]
      : Value[Name] extends string | boolean | readonly (readonly string[])[]
        ? Value[Name]
        : WithPictures<Value[Name]>;
};

type DemoEntry = Omit<BlockEntry, "imageId"> & { imageId: PictureName | null };

/** A row of a block. */
export const entry = (
  title: string,
  text: string,
  { address = "", imageId = null }: Partial<Pick<DemoEntry, "address" | "imageId">> = {},
): DemoEntry => ({ title, text, address, imageId });
