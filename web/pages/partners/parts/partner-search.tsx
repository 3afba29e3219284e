import { Form } from 'react-router'
import { Search } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useShell } from '../../../use-shell.ts'
import type { Partners } from '../partners.server.ts'
import { addressOf } from '../query.ts'

/** Asks within the kind that is open; the other kinds show how many they have. */
export function PartnerSearch({ list: { query, say } }: { list: Partners }) {
  const href = useHref()
  const { affiliate_code } = useShell()
  return (
    <search aria-label={say.search} className="w-full shrink-0 lg:w-[26rem]">
      {/* A new address brings new defaults, so the form is made anew with it. */}
      <Form key={query.search} action={href('/partner')} preventScrollReset>
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
        {affiliate_code && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <Field name="search" label={say.search} hint={say.searchHint}>
          <div className="flex gap-2">
            <TextInput
              type="search"
              icon={<Search />}
              maxLength={100}
              enterKeyHint="search"
              defaultValue={query.search}
              className="min-w-0 flex-1"
            />
            <button type="submit" className={buttonClass()}>
              {say.find}
            </button>
          </div>
        </Field>
        {query.search && (
          <ShellLink
            path={addressOf({ kind: query.kind })}
            preventScrollReset
            className={cx(linkClass(), 'inline-flex min-h-11 items-center text-sm')}
          >
            {say.clear}
          </ShellLink>
        )}
      </Form>
    </search>
  )
}
