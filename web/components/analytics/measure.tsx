import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type Analytics, analyticsChoice } from '#core/analytics.ts'
import { measuredPath, measuredReferrer } from './address.ts'
import { allowTag, countView } from './tag.ts'

/** Counts the pages that are opened, those within the page too. There only where the visitor has agreed. */
export function Measure({ id, script }: Analytics) {
  const location = useLocation()
  // On the way from page to page the tag is off: it would read the new address before it is known which page it is.
  const isMoving = useNavigation().state !== 'idle'
  const path = measuredPath(location)
  const seen = useRef<{ path?: string; location?: string }>({})
  useEffect(() => {
    // Read again: who has just declined may be on the next page before this part is taken away.
    const isAgreed = analyticsChoice(document.cookie) === 'yes'
    allowTag(id, isAgreed && path !== undefined && !isMoving)
    if (!isAgreed || isMoving || seen.current.path === path) return
    seen.current.path = path
    if (path === undefined) return
    const page_location = window.location.origin + path
    const page_referrer = seen.current.location ?? measuredReferrer(document.referrer)
    seen.current.location = page_location
    countView({ id, script }, { page_location, page_referrer, page_title: document.title })
  }, [id, script, path, isMoving])
  useEffect(() => () => void allowTag(id, false), [id])
  return null
}
