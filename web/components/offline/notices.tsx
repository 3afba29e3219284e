import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { formatMoment } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { RefreshCw, WifiOff, X } from '#web/ui/icons/icons.ts'
import { inLanguage } from '../../to.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ServerAway } from '../errors/server-away.tsx'
import { actionClass, Notice } from './notice.tsx'
import { letTakeOver, register } from './register.ts'
import { words } from './words.ts'

const follow = (onChange: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange)
  }
}

/** When the page we are on was kept, if it is a copy; pages that come after it are not. */
function useCopiedAt(): Date | undefined {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const stamp = document.documentElement.dataset.copy
  return stamp && first === pathname ? new Date(stamp) : undefined
}

export type NoticesProps = { language: Language; keepsPages: boolean }

export function Notices({ language, keepsPages }: NoticesProps) {
  // Its script comes while there is a server to send it.
  useEffect(() => void import('../errors/error-screen.tsx').catch(() => undefined), [])
  return (
    <>
      <ServerAway language={language} />
      {keepsPages && <OfflineNotices language={language} />}
    </>
  )
}

/** Tells, quietly, that there is no network or that there is a newer version. */
function OfflineNotices({ language }: { language: Language }) {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  const [waiting, setWaiting] = useState<ServiceWorker>()
  const copiedAt = useCopiedAt()
  const say = words(language)
  useEffect(() => void register(setWaiting), [])
  const copied = copiedAt && say.copied(formatMoment(copiedAt, language))
  return (
    <>
      {waiting && isOnline && (
        <Notice icon={<RefreshCw aria-hidden="true" />} text={say.newer}>
          <button type="button" onClick={() => letTakeOver(waiting)} className={actionClass}>
            {say.reload}
          </button>
          <IconButton label={say.close} icon={<X className="size-4" />} onClick={() => setWaiting(undefined)} />
        </Notice>
      )}
      {(!isOnline || copied) && (
        <Notice icon={<WifiOff aria-hidden="true" />} text={[isOnline ? say.slow : say.offline, copied].join(' ')}>
          {/* A whole page load: the worker knows what is kept, the router does not. */}
          <a href={isOnline ? '' : inLanguage(language, '/offline')} className={actionClass}>
            {isOnline ? say.reload : say.saved}
          </a>
        </Notice>
      )}
    </>
  )
}
