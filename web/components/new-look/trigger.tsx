import type { MouseEvent } from 'react'
import { Form } from 'react-router'
import { Sparkles, Undo2 } from '#web/ui/icons/icons.ts'
import { cx } from '../../ui/class-names.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { useShell, useWords } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { useNewLook } from './context.ts'
import { words } from './words.ts'

/** Without scripts both entry points lead straight to the page; with them, they ask first. */
function useAsk(): (event: MouseEvent) => void {
  const open = useNewLook()
  return (event) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
}

/** The icon of the desktop header, with a hint under the pointer. In the newer look it is the way back. */
export function NewLookTrigger() {
  const say = useWords(words)
  const { look } = useShell()
  const ask = useAsk()
  const href = useHref()
  const hint = look === 'new' ? say.classic : say.switchHint
  const control =
    look === 'new' ? (
      <Form method="post" action={href('/new-look')}>
        <button type="submit" aria-label={say.classic} className={iconButtonClass()}>
          <Undo2 aria-hidden="true" className="size-5" />
        </button>
      </Form>
    ) : (
      <a href={href('/new-look')} onClick={ask} aria-label={say.switch} className={iconButtonClass()}>
        <Sparkles aria-hidden="true" className="size-5" />
      </a>
    )
  return (
    <span className="group/hint relative inline-flex">
      {control}
      <span
        aria-hidden="true"
        className="tone-plain pointer-events-none absolute end-0 top-full z-30 mt-2 w-max max-w-60 rounded-sm bg-ink px-3 py-1.5 text-page text-sm opacity-0 shadow-floating transition-opacity duration-150 group-focus-within/hint:opacity-100 group-hover/hint:opacity-100"
      >
        {hint}
      </span>
    </span>
  )
}

/** The entry of the mobile menu. */
export function NewLookEntry({ className }: { className: string }) {
  const say = useWords(words)
  const { look } = useShell()
  const ask = useAsk()
  const href = useHref()
  if (look === 'new') return <LookSwitchBack className={className} />
  return (
    <a href={href('/new-look')} onClick={ask} className={className}>
      <Sparkles aria-hidden="true" className="text-brand-text" />
      {say.switch}
    </a>
  )
}

export function LookSwitchBack({ className }: { className: string }) {
  const say = useWords(words)
  const href = useHref()
  return (
    <Form method="post" action={href('/new-look')}>
      <button type="submit" className={cx(className)}>
        <Undo2 aria-hidden="true" />
        {say.classic}
      </button>
    </Form>
  )
}
