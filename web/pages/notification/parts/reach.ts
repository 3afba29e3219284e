import { type Reach, readReach } from '../../../offline/reach.ts'

type Got = { ok: true; reach: Reach } | { ok: false; why: 'blocked' | 'failed' }

const subscriptionHere = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription().catch(() => null)

export const currentReach = async (): Promise<Reach | undefined> =>
  Notification.permission === 'granted' ? readReach(await subscriptionHere()) : undefined

/** Asks the person, then the browser's push service. */
export async function reachOf(publicKey: string): Promise<Got> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { ok: false, why: permission === 'denied' ? 'blocked' : 'failed' }
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    // One made for another key would refuse this one.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const reach = readReach(made)
    return reach ? { ok: true, reach } : { ok: false, why: 'failed' }
  } catch {
    // A browser without a push service, or one that is away, says so by an error only.
    return { ok: false, why: 'failed' }
  }
}

/** Ends it at the browser; gives what the server is to forget. */
export async function letGo(): Promise<Reach | undefined> {
  const subscription = await subscriptionHere()
  const reach = readReach(subscription)
  await subscription?.unsubscribe()
  return reach
}
