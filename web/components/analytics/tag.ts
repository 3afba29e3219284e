import type { Analytics } from '#core/analytics.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type View = { page_location: string; page_referrer: string; page_title: string }

/** A command for Google's tag: it reads them here, also those given before it came, and only as an `arguments` object. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag takes nothing else for a command
  window.dataLayer.push(arguments)
}

/** Google's own switch: while it is off nothing of the tag is sent, not even what it notices by itself. */
export const allowTag = (id: string, isAllowed: boolean): boolean => Reflect.set(window, `ga-disable-${id}`, !isAllowed)

let isLoaded = false

function load({ id, script }: Analytics, view: View): void {
  isLoaded = true
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  command('consent', 'default', { ...denied, analytics_storage: 'granted' })
  command('js', new Date())
  command('config', id, {
    ...view,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Of this host alone: what the host set, the host can delete.
    cookie_domain: 'none',
  })
  const element = document.createElement('script')
  element.async = true
  element.src = script
  document.head.append(element)
}

/** Counts one view. The tag is told where it is, lest it reads the address itself. */
export function countView(analytics: Analytics, view: View): void {
  if (isLoaded) command('set', view)
  else load(analytics, view)
  command('event', 'page_view', view)
}
