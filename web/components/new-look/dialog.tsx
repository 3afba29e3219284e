import { LayoutGrid, Sparkles, Zap } from '#web/ui/icons/icons.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../use-shell.ts'
import { dialogWords } from './dialog-words.ts'
import { words } from './words.ts'

type NewLookDialogProps = { open: boolean; busy: boolean; onConfirm: () => void; onClose: () => void }

export function NewLookDialog({ open, busy, onConfirm, onClose }: NewLookDialogProps) {
  const say = useWords(dialogWords)
  const { opening } = useWords(words)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say.title}
      closeLabel={say.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {say.later}
          </Button>
          <Button busy={busy} busyLabel={opening} onClick={onConfirm}>
            {say.try}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-muted">{say.intro}</p>
      <Benefits />
    </Dialog>
  )
}

/** The three promises of the newer look: the dialog makes them, its page repeats them. */
export function Benefits({ className }: { className?: string }) {
  const say = useWords(dialogWords)
  const all = [
    { title: say.faster, text: say.fasterText, Icon: Zap },
    { title: say.neater, text: say.neaterText, Icon: LayoutGrid },
    { title: say.easier, text: say.easierText, Icon: Sparkles },
  ]
  return (
    <ul className={className ?? 'flex flex-col gap-4'}>
      {all.map(({ title, text, Icon }) => (
        <li key={title} className="flex items-start gap-4">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-text">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{title}</span>
            <span className="block text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
