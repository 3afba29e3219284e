import { Copy } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { useToast } from '../toasts/use-toast.ts'

type CopyButtonProps = { text: string; label: string; copied: string; notCopied: string }

/** Not there without scripts: what it copies can be selected at one press. */
export function CopyButton({ text, label, copied, notCopied }: CopyButtonProps) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: copied })
    } catch {
      toast({ text: notCopied, tone: 'warning' })
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'shrink-0 noscript:hidden')}
    >
      <Copy aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </button>
  )
}
