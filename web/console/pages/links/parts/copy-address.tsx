import { useState } from 'react'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Copy } from '../../../../ui/icons/icons.ts'
import { useWords } from '../../../use-shell.ts'
import { words } from '../words.ts'

/** The address, and a button that copies it; without scripts it is selected by hand. */
export function CopyAddress({ address }: { address: string }) {
  const say = useWords(words)
  const [said, setSaid] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('copied')
    } catch {
      setSaid('notCopied')
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-2 font-normal">
      <a href={address} className="select-all underline [overflow-wrap:anywhere]">
        {address}
      </a>
      <button
        type="button"
        onClick={copy}
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} noscript:hidden`}
      >
        <Copy aria-hidden="true" className="size-4 shrink-0" />
        {say.copy}
      </button>
      <span role="status" className="text-muted text-sm">
        {said && say[said]}
      </span>
    </span>
  )
}
