/** Unsubscribes this browser from web push: whoever comes next is told nothing of the one before (B-33). Never rejects. */
export async function leavePush(): Promise<void> {
  try {
    // Not `ready`: it waits for ever where there is no worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // The server writes to no session that is over either.
  }
}
