import { announceChange } from '#core/announce.ts'
import { noteKnownChange } from '#core/replica.ts'

let changes = 0

/**
 * When the listings changed, in the order this process came to know of it: all of them, and some by their slugs. Past so many
 * slugs it is cheaper to say that all changed.
 */
const mostSlugs = 10_000
let latest = 0
let allAt = 0
const lastAt = new Map<string, number>()

/** Listings are known to have changed, here or elsewhere; without slugs, all of them. */
export function noteChanged(slugs?: readonly string[]): void {
  latest++
  noteKnownChange()
  if (!slugs || lastAt.size + slugs.length > mostSlugs) {
    allAt = latest
    lastAt.clear()
  } else {
    for (const slug of slugs) lastAt.set(slug, latest)
  }
}

export const changedAt = (): number => latest

export const haveChanged = (slugs: readonly string[], since: number): boolean =>
  allAt > since || slugs.some((slug) => (lastAt.get(slug) ?? 0) > since)

/** This process has changed listings: its next reader looks first. */
export const noteChange = (slugs?: readonly string[]): void => {
  changes++
  noteChanged(slugs)
  announceChange('listings')
}

/** Another process has. */
export const noteChangeElsewhere = (): void => {
  changes++
}

export const changeCount = (): number => changes
