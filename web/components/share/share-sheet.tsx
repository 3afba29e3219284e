import { useEffect, useRef, useState } from 'react'
import { Link2, Share } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useWords } from '../../use-shell.ts'
import { Whatsapp } from '../shell/glyphs.tsx'
import { useShareSheet } from '../shell/share-sheet.ts'
import { useToast } from '../toasts/use-toast.ts'
import { Facebook, Twitter } from './glyphs.tsx'
import { shareTargets } from './targets.ts'
import { words } from './words.ts'

type ShareSheetProps = { title: string; address: string; isPrivate: boolean; onClose: () => void }

const services = [
  { name: 'WhatsApp', target: 'whatsapp', Icon: Whatsapp, isFeed: false },
  { name: 'Facebook', target: 'facebook', Icon: Facebook, isFeed: true },
  { name: 'Twitter', target: 'twitter', Icon: Twitter, isFeed: true },
] as const

/** Ways to pass a page on. */
export function ShareSheet({ title, address, isPrivate, onClose }: ShareSheetProps) {
  const say = useWords(words)
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const targets = shareTargets(title, address)
  const { setOpen } = useShareSheet()
  useEffect(() => {
    setOpen(true)
    return () => setOpen(false)
  }, [setOpen])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ text: say.copied })
      onClose()
    } catch {
      // A browser may refuse; the field is then ready to be copied by hand.
      setRefused(true)
      field.current?.select()
    }
  }
  return (
    <Sheet open title={say.title} closeLabel={say.close} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <Field name="share-link" label={say.link} error={isRefused && say.notCopied}>
          <TextInput ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <li>
            <button type="button" onClick={copy} className={buttonClass({ variant: 'secondary', wide: true })}>
              <Link2 aria-hidden="true" className="size-5" />
              {say.copy}
            </button>
          </li>
          {services
            .filter(({ isFeed }) => !(isPrivate && isFeed))
            .map(({ name, target, Icon }) => (
              <li key={target}>
                <a
                  href={targets[target]}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${name} (${say.newTab})`}
                  className={buttonClass({ variant: 'secondary', wide: true })}
                >
                  <Icon className="size-5" />
                  {name}
                </a>
              </li>
            ))}
          {isPrivate && <OtherApps title={title} address={address} onClose={onClose} />}
        </ul>
      </div>
    </Sheet>
  )
}

/** The phone's own list of apps; not where the browser has none. */
function OtherApps({ title, address, onClose }: Omit<ShareSheetProps, 'isPrivate'>) {
  const say = useWords(words)
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ text: title, url: address })
      onClose()
    } catch {
      // Closed without choosing an app: the sheet stays, with its other ways.
    }
  }
  return (
    <li>
      <button type="button" onClick={share} className={buttonClass({ variant: 'secondary', wide: true })}>
        <Share aria-hidden="true" className="size-5" />
        {say.otherApps}
      </button>
    </li>
  )
}
