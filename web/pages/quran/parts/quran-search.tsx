import { Search } from '#web/ui/icons/icons.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { useHref } from '../../../components/shell/use-href.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useShell } from '../../../use-shell.ts'
import type { Quran } from '../load.server.ts'

export function QuranSearch({ quran: { say, query } }: { quran: Quran }) {
  const { affiliate_code } = useShell()
  return (
    <search
      aria-label={say.search}
      className="tone-plain mt-1 md:mt-2 w-full max-w-[40rem] rounded-lg bg-paper p-3 text-start md:p-4 text-ink shadow-raised"
    >
      <form action={useHref()('/quran')}>
        {affiliate_code && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <Field name="q" label={say.search} hint={<span className="max-md:sr-only">{say.searchHint}</span>}>
          <div className="flex flex-wrap gap-2">
            <TextInput
              type="search"
              icon={<Search />}
              maxLength={100}
              enterKeyHint="search"
              defaultValue={query}
              dir="auto"
              className="min-w-0 flex-1 basis-36"
            />
            <button type="submit" className={buttonClass()}>
              {say.find}
            </button>
          </div>
        </Field>
        {query && (
          <ShellLink path="/quran" className={cx(linkClass(), 'inline-flex min-h-11 items-center text-sm')}>
            {say.clear}
          </ShellLink>
        )}
      </form>
    </search>
  )
}
