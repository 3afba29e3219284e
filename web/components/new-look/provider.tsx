import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { optionalPart } from '../../ui/optional-part.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useWords } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { NewLookContext } from './context.ts'
import { isAsking, isSpinning, type NewLookPhase, nextPhase } from './schedule.ts'
import { words } from './words.ts'

// Few people open it, and the spinner before it gives it time to arrive.
const NewLookDialog = optionalPart(() => import('./dialog.tsx').then((module) => module.NewLookDialog))

/** One prompt for both its entry points: the icon of the desktop header and the entry of the mobile menu. */
export function NewLookProvider({ children }: { children: ReactNode }) {
  const say = useWords(words)
  const [phase, setPhase] = useState<NewLookPhase>('resting')
  const address = useHref()('/new-look')
  const open = useCallback(() => setPhase('opening'), [])
  useEffect(() => {
    const step = nextPhase[phase]
    if (!step) return
    const timer = window.setTimeout(() => setPhase(step.to), step.after)
    return () => window.clearTimeout(timer)
  }, [phase])
  useEffect(() => {
    if (phase === 'gone') window.location.assign(address)
  }, [phase, address])
  return (
    <NewLookContext value={open}>
      {children}
      {isSpinning(phase) && (
        <div className="fixed inset-0 z-50 flex items-center justify-center bg-page/80 text-3xl text-brand-text">
          <Spinner label={say.opening} />
        </div>
      )}
      {phase !== 'resting' && (
        <Suspense>
          <NewLookDialog
            open={isAsking(phase)}
            busy={phase === 'confirmed'}
            onConfirm={() => setPhase('confirmed')}
            onClose={() => setPhase((now) => (now === 'asking' ? 'resting' : now))}
          />
        </Suspense>
      )}
    </NewLookContext>
  )
}
