/** What the server needs to reach this browser. */
export type Reach = { endpoint: string; p256dh: string; auth: string }
type Subscription = Pick<PushSubscription, 'toJSON'>

export function readReach(subscription: Subscription | null | undefined): Reach | undefined {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : undefined
}

/** A browser has given itself another address for push, or only taken the old one away. */
export type Change = {
  oldSubscription?: Pick<PushSubscription, 'options'> | null
  newSubscription?: Subscription | null
}

/** How the browser is reached from now on. Where it no longer says for which key that was, the person's next visit tells. */
export async function reachAgain(
  { oldSubscription, newSubscription }: Change,
  subscribe: (key: ArrayBuffer) => Promise<Subscription>,
): Promise<Reach | undefined> {
  const key = oldSubscription?.options.applicationServerKey
  return readReach(newSubscription ?? (key ? await subscribe(key) : undefined))
}
