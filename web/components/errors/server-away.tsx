import { useSyncExternalStore } from 'react'
import type { Language } from '#core/messages.ts'
import { RefreshCw } from '#web/ui/icons/icons.ts'
import { stalled } from '../../stalled-requests.ts'
import { actionClass, Notice } from '../offline/notice.tsx'
import { words } from './words.ts'

/** Tells that the server is away and what becomes of what was asked for; a form waits until it is sent again. */
export function ServerAway({ language }: { language: Language }) {
  const state = useSyncExternalStore(stalled.subscribe, stalled.state, () => 'none' as const)
  const say = words(language)
  if (state === 'none') return null
  if (state !== 'unsent') return <Notice icon={<RefreshCw aria-hidden="true" />} text={say[state]} />
  return (
    <Notice icon={<RefreshCw aria-hidden="true" />} text={say.unsent}>
      <button type="button" onClick={stalled.resend} className={actionClass}>
        {say.sendAgain}
      </button>
    </Notice>
  )
}
