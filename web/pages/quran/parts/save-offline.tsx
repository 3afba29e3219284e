import { useEffect, useState } from 'react'
import { CloudDownload } from '#web/ui/icons/icons.ts'
import { forgetPages, savedCount, savePages } from '../../../components/quran/offline-store.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Progress } from '../../../ui/progress.tsx'
import type { Quran } from '../load.server.ts'

/** `asleep`: not hydrated yet, so the button does nothing. */
type State = { kind: 'asleep' | 'none' | 'unable' | 'saved' | 'failed' } | { kind: 'saving'; done: number }

/** Puts every chapter of this language on the device, and takes them off again. */
export function SaveOffline({ say, paths }: { say: Quran['say']; paths: readonly string[] }) {
  const href = useHref()
  const addresses = ['/quran', ...paths].map((path) => new URL(href(path), 'http://site.invalid').pathname)
  const { state, save, remove } = useSaved(addresses)
  const isSaved = state.kind === 'saved'
  return (
    <section
      aria-labelledby="offline"
      className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-5 noscript:hidden"
    >
      <h2 id="offline" className="flex items-center gap-2 text-xl">
        <CloudDownload aria-hidden="true" className="size-6 text-brand-text" />
        {say.offline}
      </h2>
      <p role="status">{isSaved ? say.offlineDone : state.kind === 'unable' ? say.offlineNot : say.offlineText}</p>
      {state.kind === 'failed' && (
        <Alert tone="danger" announced>
          {say.offlineFailed}
        </Alert>
      )}
      {state.kind === 'saving' ? (
        <div className="flex flex-col gap-2">
          <Progress label={say.offlineSaving} value={state.done} max={addresses.length} />
          <p className="text-muted text-sm tabular-nums">{`${say.offlineSaving} ${state.done}/${addresses.length}`}</p>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            disabled={state.kind === 'unable' || state.kind === 'asleep'}
            onClick={save}
            className={buttonClass({ variant: isSaved ? 'secondary' : 'primary' })}
          >
            {isSaved ? say.offlineAgain : say.offlineSave}
          </button>
          {isSaved && (
            <button type="button" onClick={remove} className={buttonClass({ variant: 'quiet' })}>
              {say.offlineRemove}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function useSaved(addresses: readonly string[]) {
  const [state, setState] = useState<State>({ kind: 'asleep' })
  const total = addresses.length
  const list = addresses.join(' ')
  useEffect(() => {
    // Only a secure address has caches.
    if (!('caches' in window)) return setState({ kind: 'unable' })
    let isHere = true
    void savedCount(list.split(' ')).then((count) => {
      if (isHere) setState({ kind: count === total ? 'saved' : 'none' })
    })
    return () => {
      isHere = false
    }
  }, [list, total])
  const save = async () => {
    setState({ kind: 'saving', done: 0 })
    try {
      await savePages(addresses, (done) => setState({ kind: 'saving', done }))
      setState({ kind: 'saved' })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const remove = async () => {
    await forgetPages()
    setState({ kind: 'none' })
  }
  return { state, save, remove }
}
