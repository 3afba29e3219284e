import { type ChangeEvent, use, useRef, useState } from 'react'
import { ChevronDown, Settings2 } from '#web/ui/icons/icons.ts'
import { shownParts, sizes, viewPlace, viewScript } from '../../../components/quran/view.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { NonceContext } from '../../../nonce.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useShell } from '../../../use-shell.ts'
import type { ChapterShown } from '../load.server.ts'

/** What is shown and how large, and the way to a verse: forms of the address, kept by the browser where it has scripts. */
export function Settings({ chapter }: { chapter: ChapterShown }) {
  const nonce = use(NonceContext)
  return (
    <div className="flex flex-col gap-x-4 rounded-lg border border-line bg-paper px-3 py-2 md:flex-row md:items-start md:justify-between md:p-4">
      <View chapter={chapter} />
      <Jump chapter={chapter} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: viewScript }} />
    </div>
  )
}

function View({ chapter: { say, view, path } }: { chapter: ChapterShown }) {
  const form = useRef<HTMLFormElement>(null)
  const [isLast, setLast] = useState(false)
  const keep = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!form.current) return
    const wouldHideAll = new FormData(form.current).getAll('show').length === 0
    if (wouldHideAll && target instanceof HTMLInputElement) target.checked = true
    setLast(wouldHideAll)
    const fields = new FormData(form.current)
    const savedView = { show: fields.getAll('show'), size: fields.get('size'), keys: fields.has('keys') }
    try {
      window.localStorage.setItem(viewPlace, JSON.stringify(savedView))
    } catch {
      // A browser that keeps nothing still shows what was chosen, for as long as the page is open.
    }
  }
  return (
    <details className="group min-w-0 flex-1">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
        <Settings2 aria-hidden="true" className="size-5 shrink-0" />
        {say.settings}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition duration-150 group-open:rotate-180" />
      </summary>
      <form ref={form} action={useHref()(path)} data-view onChange={keep} className="flex flex-col gap-3 pt-2">
        <Affiliate />
        <fieldset>
          <legend className="font-semibold text-sm">{say.show}</legend>
          <div className="flex flex-wrap gap-x-6">
            {shownParts.map((part) => (
              <Checkbox
                key={part}
                name="show"
                value={part}
                label={say[part]}
                defaultChecked={view.show.includes(part)}
              />
            ))}
          </div>
          <p role="status" className="text-danger-text text-sm">
            {isLast && say.oneStays}
          </p>
        </fieldset>
        <p aria-hidden="true" className="font-semibold text-sm">
          {say.size}
        </p>
        <Segmented
          name="size"
          label={say.size}
          defaultValue={view.size}
          segments={sizes.map((value, i) => ({ value, label: <Letter size={i} name={say[`size${value}`]} /> }))}
        />
        <Checkbox name="keys" label={say.keys} hint={say.keysText} defaultChecked className="noscript:hidden" />
        <button type="submit" className={`${buttonClass({ size: 'sm' })} self-start not-noscript:hidden`}>
          {say.apply}
        </button>
      </form>
    </details>
  )
}

const letterSizes = ['text-sm', 'text-base', 'text-xl', 'text-2xl']

/** A letter in its size says it in any width; its name is for those who do not see it. */
const Letter = ({ size, name }: { size: number; name: string }) => (
  <>
    <span aria-hidden="true" className={letterSizes[size]}>
      A
    </span>
    <span className="sr-only">{name}</span>
  </>
)

function Jump({ chapter: { say, path, view } }: { chapter: ChapterShown }) {
  return (
    <form action={useHref()(path)} className="w-full shrink-0 md:w-64">
      <Affiliate />
      {view.show.length < shownParts.length &&
        view.show.map((part) => <input key={part} type="hidden" name="show" value={part} />)}
      {view.size !== '2' && <input type="hidden" name="size" value={view.size} />}
      <Field
        name="ayat"
        label={say.jump}
        hint={<span className="max-md:sr-only">{say.jumpHint}</span>}
        className="max-md:flex-row max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-0"
      >
        <div className="flex min-w-0 gap-2 max-md:flex-1 max-md:basis-48">
          <TextInput inputMode="numeric" maxLength={9} autoComplete="off" className="min-w-0 flex-1" />
          <button type="submit" className={buttonClass({ variant: 'secondary' })}>
            {say.go}
          </button>
        </div>
      </Field>
    </form>
  )
}

/** A form of the address would lose the code it was reached with. */
function Affiliate() {
  const { affiliate_code } = useShell()
  return affiliate_code ? <input type="hidden" name="affiliate_code" value={affiliate_code} /> : null
}
