/** Counts what a call reads from blobs, by wrapping all methods that return bytes. */

export interface Taken {
  readonly reads: number;
  readonly bytes: number;
}

type Method = (this: unknown, ...parameters: unknown[]) => unknown;
type Methods = Record<string, Method>;

/** Runs the call and counts every read of a blob. */
export async function metered<Result>(call: () => Result): Promise<{ result: Awaited<Result>; taken: Taken }> {
  let reads = 0;
  let bytes = 0;
  const note = (blob: unknown): void => {
    reads += 1;
    bytes += (blob as Blob).size;
  };
  const undo = [
    replace(Blob.prototype, ['arrayBuffer', 'text', 'stream', 'bytes'], (blob) => note(blob)),
    ...('FileReader' in globalThis
      ? [replace(FileReader.prototype, ['readAsArrayBuffer', 'readAsText', 'readAsDataURL'], (_, [blob]) => note(blob))]
      : []),
  ];
  try {
    return { result: await call(), taken: { reads, bytes } };
  } finally {
    for (const restore of undo) restore();
  }
}

/** Wraps these methods so that `note` sees every call first; returns a function that restores them. */
function replace(
  prototype: object,
  names: readonly string[],
  note: (self: unknown, parameters: readonly unknown[]) => void,
): () => void {
  const methods = prototype as Methods;
  const before = names.flatMap((name): [string, Method][] => (methods[name] ? [[name, methods[name]]] : []));
  for (const [name, method] of before) {
    methods[name] = function seen(...parameters) {
      note(this, parameters);
      return method.apply(this, parameters);
    };
  }
  return () => {
    for (const [name, method] of before) methods[name] = method;
  };
}
