import { Copy } from '#web/ui/icons/icons.ts'
import { useToast } from '../../../components/toasts/use-toast.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'

type CopyCodeProps = { code: string; say: { copy: string; copied: string; notCopied: string } }

/** Not there without scripts: the code itself can be selected at one press. */
export function CopyCode({ code, say }: CopyCodeProps) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast({ text: say.copied })
    } catch {
      toast({ text: say.notCopied, tone: 'warning' })
    }
  }
  return (
    <button type="button" onClick={copy} className={cx(buttonClass({ wide: true }), 'noscript:hidden')}>
      <Copy aria-hidden="true" className="size-5 shrink-0" />
      {say.copy}
    </button>
  )
}
