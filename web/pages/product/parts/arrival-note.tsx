import { useState } from 'react'
import { useLocation } from 'react-router'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import { useShell } from '../../../use-shell.ts'
import { panelId } from '../panel-id.ts'

/** Why one is back in the box after signing in: on a phone it opens over the toast that says so. */
export function ArrivalNote() {
  const { hash } = useLocation()
  const { toast } = useShell()
  // Whatever is loaded anew meanwhile comes without it.
  const [note] = useState(toast)
  // What an address points to is known to the browser alone.
  const isTarget = useIsScripted() && hash === `#${panelId}`
  if (!isTarget || !note || note.tone) return null
  return (
    <p data-says-toast="" className="rounded-md bg-success-soft px-3 py-2.5 text-sm md:hidden">
      {note.text}
    </p>
  )
}
