import { Form } from 'react-router'
import { Search } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useShell } from '../../../use-shell.ts'

type Props = { search: string; say: Record<'search' | 'searchHint' | 'find' | 'clear', string> }

/** A form that asks by its address: it works without scripts, and what was found can be shared. */
export function FaqSearch({ search, say }: Props) {
  const href = useHref()
  const { affiliate_code } = useShell()
  return (
    <search aria-label={say.search} className="unprinted w-full max-w-[40rem]">
      <Form key={search} action={href('/faq')} preventScrollReset>
        {affiliate_code && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <Field name="search" label={say.search} hint={say.searchHint}>
          <div className="flex gap-2">
            <TextInput
              type="search"
              icon={<Search />}
              maxLength={80}
              enterKeyHint="search"
              defaultValue={search}
              className="min-w-0 flex-1"
            />
            <button type="submit" className={buttonClass()}>
              {say.find}
            </button>
          </div>
        </Field>
        {search && (
          <ShellLink
            path="/faq"
            preventScrollReset
            className={`${linkClass()} inline-flex min-h-11 items-center text-sm`}
          >
            {say.clear}
          </ShellLink>
        )}
      </Form>
    </search>
  )
}
