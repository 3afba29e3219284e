import { Form } from 'react-router'
import { Search } from '#web/ui/icons/icons.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import type { ShopListing } from './listing.server.ts'

/** Looks through the whole list: what was chosen besides does not narrow a new question. */
export function ShopSearch({ listing: { path, query, say }, className }: { listing: ShopListing; className?: string }) {
  const { affiliate_code } = useShell()
  return (
    <search aria-label={say.search} className={className}>
      {/* A new address brings new defaults, so the form is made anew with it. */}
      <Form key={query.search} action={useHref()(path)} className="flex gap-2">
        {affiliate_code && <input type="hidden" name="affiliate_code" value={affiliate_code} />}
        <TextInput
          type="search"
          name="search"
          aria-label={say.search}
          placeholder={say.placeholder}
          defaultValue={query.search}
          maxLength={80}
          enterKeyHint="search"
          icon={<Search />}
          className="min-w-0 flex-1"
        />
        <button type="submit" className={buttonClass()}>
          {say.submit}
        </button>
      </Form>
    </search>
  )
}
