const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** A PNG as an icon file of one picture; browsers ask for `/favicon.ico` whatever a page says. */
export function packIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, HEADER_BYTES);
  header.writeUInt8(size, HEADER_BYTES + 1);
  header.writeUInt16LE(1, HEADER_BYTES + 4);
  header.writeUInt16LE(32, HEADER_BYTES + 6);
  header.writeUInt32LE(png.length, HEADER_BYTES + 8);
  header.writeUInt32LE(header.length, HEADER_BYTES + 12);
  return Buffer.concat([header, png]);
}
