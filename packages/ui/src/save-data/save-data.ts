type Connection = { saveData?: boolean };

/** Whether the visitor has asked the browser to spare data: then nothing is fetched before it is wanted. */
export function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}
