import { type ReactNode, Suspense, useCallback, useState } from 'react'
import type { Language } from '#core/messages.ts'
import { optionalPart } from '../../ui/optional-part.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { words as shellWords } from '../shell/words.ts'
import { ToastContext, type ToastNote } from './use-toast.ts'

type Shown = ToastNote & { id: number; delay?: number }
type Source = { language: Language; toast?: Omit<Shown, 'id'> } | undefined

const left = (source: Source, id: number): Shown[] => {
  return source?.toast ? [{ id, ...source.toast }] : []
}

// Most pages show none, so a browser fetches it when one comes.
const LivingToast = optionalPart(() => import('../../ui/toast.tsx').then((module) => module.LivingToast))

/** Holds what the page before has left, and what pages push. `source` is the shell's data, new with every page. */
export function ToastHost({ source, children }: { source: Source; children: ReactNode }) {
  const [seen, setSeen] = useState(source)
  const [count, setCount] = useState(1)
  const [shown, setShown] = useState<Shown[]>(() => left(source, 0))
  const add = (make: (id: number) => Shown[]) => {
    setCount((id) => id + 1)
    setShown((now) => [...now, ...make(count)])
  }
  if (source !== seen) {
    setSeen(source)
    if (source?.toast) add((id) => left(source, id))
  }
  const push = useCallback((note: ToastNote) => {
    const id = Date.now() + Math.random()
    setShown((now) => [...now, { ...note, id }])
  }, [])
  const drop = useCallback((id: number) => setShown((now) => now.filter((toast) => toast.id !== id)), [])
  const say = shellWords(source?.language ?? 'id')
  return (
    <ToastContext value={push}>
      {children}
      <ToastRegion label={say.toasts}>
        <Suspense>
          {shown.map((toast) => (
            <LivingToast
              key={toast.id}
              tone={toast.tone}
              timeout={toast.timeout}
              delay={toast.delay}
              closeLabel={say.close}
              onGone={() => drop(toast.id)}
            >
              {toast.text}
            </LivingToast>
          ))}
        </Suspense>
      </ToastRegion>
    </ToastContext>
  )
}
