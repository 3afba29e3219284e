import { buttonClass } from '../../ui/button-class.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { compareAddress, setPicked, usePicked } from './picked.ts'
import { words } from './words.ts'

/** What has been put side by side so far, at the foot of the screen. */
export function CompareTray() {
  const say = useWords(words)
  const language = useLanguage()
  const picked = usePicked()
  if (picked.length === 0) return null
  return (
    <aside aria-label={say.compare} className="compare-tray sticky z-20 mx-auto w-full max-w-[44rem] px-2 pb-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-paper p-3 shadow-floating ring-1 ring-line">
        <div className="min-w-0 grow basis-40">
          <p role="status" className="font-semibold text-sm">
            {say.picked(picked.length)}
          </p>
          <p className="truncate text-muted text-sm">{picked.map((item) => item.names[language]).join(' · ')}</p>
        </div>
        <button type="button" onClick={() => setPicked([])} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {say.clear}
        </button>
        {picked.length > 1 ? (
          <ShellLink path={compareAddress(picked)} className={buttonClass({ size: 'sm' })}>
            {say.compare}
          </ShellLink>
        ) : (
          <p className="text-muted text-sm">{say.one}</p>
        )}
      </div>
    </aside>
  )
}
