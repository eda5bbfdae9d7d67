/** A body that is made while it is read: nothing is ahead of the reader, and a reader that leaves ends the making. */
export function byteStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
