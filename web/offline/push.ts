import { recordOf } from '#core/record.ts'

type Shown = { title: string; body: string; tag: string; icon: string; badge: string; data: { path: string } }

const textOf = (from: unknown, name: string): string => {
  const value = Object.entries(recordOf(from)).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}

/** What a push message shows. Browsers want something shown for each, so one that cannot be read names the site. */
export function shownIn(text: string | undefined, host: string): Shown {
  const read = readJson(text)
  const path = textOf(read, 'path')
  return {
    title: textOf(read, 'title') || host,
    body: textOf(read, 'body'),
    // The same news sent twice takes the place of the first.
    tag: textOf(read, 'tag'),
    icon: '/icons/192.png',
    badge: '/icons/192.png',
    data: { path: path || listPath },
  }
}

const listPath = '/notification'

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return undefined
  }
}

/** Where a shown message leads: a page of this site, or the list. */
export function addressOf(data: unknown, origin: string): string {
  const path = textOf(data, 'path')
  const url = path && URL.canParse(path, origin) ? new URL(path, origin) : undefined
  return url && url.origin === origin ? url.href : origin + listPath
}
