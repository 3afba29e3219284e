import { useEffect } from 'react'
import { browserStore } from '../../components/browser-store.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../use-shell.ts'
import { words } from '../words.ts'
import { pressShortcut } from './shortcut-keys.ts'

/** Keys of one letter get in the way of who speaks to a computer: they can be switched off (WCAG 2.1.4). */
const isUsed = browserStore<boolean>({ key: 'console-shortcuts', read: (text) => text !== 'false', none: true })

const shortcutsId = 'shortcuts'

const showHelp = (): void => {
  const dialog = document.getElementById(shortcutsId)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** The keys of the console, and the list of them that `?` opens. */
export function Shortcuts() {
  const say = useWords(words)
  const areUsed = isUsed.useValue()
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressShortcut(event, showHelp)
    if (areUsed) document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areUsed])
  const keys = [
    ['/', say.keySearch],
    ['j', say.keyNext],
    ['k', say.keyPrevious],
    ['Enter', say.keyOpen],
    ['?', say.keyHelp],
  ]
  return (
    <Dialog id={shortcutsId} title={say.shortcuts} closeLabel={say.closeShortcuts}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([key, about]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="console-key">{key}</kbd>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={say.shortcutsOn}
        checked={areUsed}
        onChange={(event) => isUsed.set(event.currentTarget.checked)}
        className="mt-4"
      />
    </Dialog>
  )
}

/** For who does not know of `?`. Without scripts there are no such keys. */
export function ShortcutsButton() {
  const say = useWords(words)
  return (
    <button
      type="button"
      onClick={showHelp}
      aria-label={say.shortcuts}
      title={say.shortcuts}
      className="icon-button icon-button-quiet noscript:hidden"
    >
      <kbd className="console-key">?</kbd>
    </button>
  )
}
