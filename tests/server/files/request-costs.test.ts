import { beforeEach, expect, test } from "vitest";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { anS3Server } from "../../support/files/an-s3-server.ts";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { aServer } from "../../support/server/test-server.ts";

const s3 = await anS3Server();
const site = await aServer({ files: { s3: s3.account } });

beforeEach(() => {
  s3.calls.length = 0;
});

test("a picture costs one request to upload, four for the first view of a size, and then none", async () => {
  const { publicId } = await anUploadedImage(site);
  const original = `images/originals/${publicId}.webp`;
  expect(s3.calls).toEqual([`PUT ${original}`]);
  s3.calls.length = 0;
  const view = () => site.request({ url: `/images/${publicId}/320.avif` });
  expect((await view()).statusCode).toBe(200);
  const size = `images/variants/${publicId}/320.avif`;
  expect(s3.calls).toEqual([`GET ${size}`, `GET ${original}`, `PUT ${size}`, `HEAD ${original}`]);
  s3.calls.length = 0;
  expect((await view()).statusCode).toBe(200);
  expect(s3.calls).toEqual([]);
});

test("a size that was viewed once is served while the store is away", async () => {
  const { publicId } = await anUploadedImage(site);
  const view = (file: string) => site.request({ url: `/images/${publicId}/${file}` });
  for (const file of ["320.avif", "320.webp"]) expect((await view(file)).statusCode).toBe(200);
  await s3.stop();
  for (const file of ["320.avif", "320.webp"]) expect((await view(file)).statusCode).toBe(200);
  await s3.start();
});

test("a document costs one request to upload, to download, and to read in part", async () => {
  const { url, _id: id } = (await uploadDocument(site)).json();
  expect((await site.request({ url, headers: { range: "bytes=0-3" } })).body).toBe("%PDF");
  expect((await site.request({ url })).rawPayload).toEqual(pdf);
  const key = `documents/${id}.pdf`;
  expect(s3.calls).toEqual([`PUT ${key}`, `GET ${key}`, `GET ${key}`]);
});
