import { useRef, useState } from 'react'
import { Download, Link2 } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useShell } from '../../use-shell.ts'
import { Facebook, Twitter } from '../share/glyphs.tsx'
import { shareTargets } from '../share/targets.ts'
import { Whatsapp } from '../shell/glyphs.tsx'
import { useToast } from '../toasts/use-toast.ts'
import { words } from './share-words.ts'

type Picture = { number: number; verse: number; label: string }
type ShareWaysProps = { title: string; address: string; picture?: Picture | undefined }

const services = [
  { name: 'WhatsApp', target: 'whatsapp', Icon: Whatsapp },
  { name: 'Facebook', target: 'facebook', Icon: Facebook },
  { name: 'Twitter', target: 'twitter', Icon: Twitter },
] as const

/** Copy the link, three services, and the picture of a verse. All but copying works without scripts. */
export function ShareWays({ title, address, picture }: ShareWaysProps) {
  const say = words(useShell().language)
  const targets = shareTargets(title, address)
  return (
    <div className="flex flex-col gap-5">
      <CopyLink address={address} />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {services.map(({ name, target, Icon }) => (
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
      </ul>
      {picture && <VersePicture {...picture} />}
    </div>
  )
}

function CopyLink({ address }: { address: string }) {
  const say = words(useShell().language)
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ text: say.copied })
    } catch {
      // A browser may refuse; the field is then ready to be copied by hand.
      setRefused(true)
      field.current?.select()
    }
  }
  return (
    <Field name="share-link" label={say.link} error={isRefused && say.notCopied}>
      <div className="flex flex-wrap gap-2">
        <TextInput
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1 basis-40"
        />
        <button type="button" onClick={copy} className={`${buttonClass()} noscript:hidden`}>
          <Link2 aria-hidden="true" className="size-5" />
          {say.copy}
        </button>
      </div>
    </Field>
  )
}

function VersePicture({ number, verse, label }: Picture) {
  const { language } = useShell()
  const say = words(language)
  const source = `/og/ayat/${number}-${verse}.png${language === 'en' ? '?lang=en' : ''}`
  return (
    <figure className="flex flex-col gap-3">
      <img
        src={source}
        alt={label}
        loading="lazy"
        className="max-h-96 w-full rounded-md border border-line bg-brand-soft object-contain"
      />
      <a
        href={source}
        download={`quran-${number}-${verse}.png`}
        className={`${buttonClass({ variant: 'secondary' })} self-start`}
      >
        <Download aria-hidden="true" className="size-5" />
        {say.save}
      </a>
    </figure>
  )
}
