import { and, asc, desc, eq, inArray, ne, notInArray, or } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { fcm_tokens, push_subscriptions } from './tables.ts'

export type Subscription = typeof push_subscriptions.$inferSelect
const mostBrowsers = 10
const mostDevices = 10

/** Keeps the newest of a member's browsers; one that another member used before is theirs no more. */
export async function saveSubscription(db: Db, row: Subscription): Promise<void> {
  const { endpoint, ...rest } = row
  await db.insert(push_subscriptions).values(row).onConflictDoUpdate({ target: push_subscriptions.endpoint, set: rest })
  const newest = db
    .select({ endpoint: push_subscriptions.endpoint })
    .from(push_subscriptions)
    .where(eq(push_subscriptions.user_id, row.user_id))
    .orderBy(desc(push_subscriptions.created_at), asc(push_subscriptions.endpoint))
    .limit(mostBrowsers)
  await db
    .delete(push_subscriptions)
    .where(and(eq(push_subscriptions.user_id, row.user_id), notInArray(push_subscriptions.endpoint, newest)))
}

/** A member's own; somebody else's stays. */
export const deleteSubscription = (db: Db, which: Pick<Subscription, 'endpoint' | 'user_id'>) =>
  db
    .delete(push_subscriptions)
    .where(and(eq(push_subscriptions.endpoint, which.endpoint), eq(push_subscriptions.user_id, which.user_id)))

// All tenants: a browser is known by its address alone, which its push service gave to one.
/** Browsers that want no more, or whose sign-in has ended. */
export const deleteEndpoints = (db: Db, endpoints: readonly string[]) =>
  db.delete(push_subscriptions).where(inArray(push_subscriptions.endpoint, [...endpoints]))

export const deleteSubscriptionsOf = (db: Db, user_ids: readonly string[]) =>
  db.delete(push_subscriptions).where(inArray(push_subscriptions.user_id, [...user_ids]))

// All tenants: an app is known by its token alone, which Firebase gave to one.
/** The latest of a device, and the newest of a member's devices; who or what had the token before has it no more. */
export async function saveFcmToken(db: Db, row: typeof fcm_tokens.$inferInsert): Promise<void> {
  const { token, session_id, updated_at } = row
  const others = or(ne(fcm_tokens.user_id, row.user_id), ne(fcm_tokens.device_id, row.device_id))
  await db.delete(fcm_tokens).where(and(eq(fcm_tokens.token, token), others))
  await db
    .insert(fcm_tokens)
    .values(row)
    .onConflictDoUpdate({
      target: [fcm_tokens.user_id, fcm_tokens.device_id],
      set: { token, session_id, updated_at },
    })
  const newest = db
    .select({ device_id: fcm_tokens.device_id })
    .from(fcm_tokens)
    .where(eq(fcm_tokens.user_id, row.user_id))
    .orderBy(desc(fcm_tokens.updated_at), asc(fcm_tokens.device_id))
    .limit(mostDevices)
  await db.delete(fcm_tokens).where(and(eq(fcm_tokens.user_id, row.user_id), notInArray(fcm_tokens.device_id, newest)))
}

type App = { token: string; session_id: string }

/** Apps whose sign-in has ended; another sign-in may have brought the same token since. */
export const deleteEndedApps = (db: Db, apps: readonly App[]) =>
  db
    .delete(fcm_tokens)
    .where(or(...apps.map((one) => and(eq(fcm_tokens.token, one.token), eq(fcm_tokens.session_id, one.session_id)))))

/** Apps that are not there any more. */
export const deleteFcmTokens = (db: Db, tokens: readonly string[]) =>
  db.delete(fcm_tokens).where(inArray(fcm_tokens.token, [...tokens]))

export const deleteFcmTokensOf = (db: Db, user_ids: readonly string[]) =>
  db.delete(fcm_tokens).where(inArray(fcm_tokens.user_id, [...user_ids]))

/** Whether any browser or app of a member can be reached. */
export async function hasPush(db: Db, user_id: string): Promise<boolean> {
  const [browsers, apps] = [
    await db.$count(push_subscriptions, eq(push_subscriptions.user_id, user_id)),
    await db.$count(fcm_tokens, eq(fcm_tokens.user_id, user_id)),
  ]
  return browsers + apps > 0
}

/** No browser or app of a member is reached any more. */
export async function stopPush(db: Db, user_id: string): Promise<void> {
  await deleteSubscriptionsOf(db, [user_id])
  await deleteFcmTokensOf(db, [user_id])
}
