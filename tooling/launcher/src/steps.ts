/** Says what is being done and how long it took. On a terminal the seconds run. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const live = process.stdout.isTTY;
  const timer = live ? setInterval(() => process.stdout.write(`\r  … ${label} ${seconds()} `), 1_000) : undefined;
  if (!live) process.stdout.write(`  … ${label}\n`);
  try {
    const result = await work();
    process.stdout.write(`${live ? '\r\u001b[K' : ''}  ✓ ${label}  ${seconds()}\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
