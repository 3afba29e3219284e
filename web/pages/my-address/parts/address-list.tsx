import { MapPin, Plus, SearchX } from '#web/ui/icons/icons.ts'
import { CategorySearch } from '../../../components/form/category-search.tsx'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import type { LoadedList } from '../load.server.ts'
import { addressOf } from '../query.ts'
import { AddressCard } from './address-card.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'

export function AddressList({ loaded, failure }: { loaded: LoadedList; failure: Failure | undefined }) {
  const { addresses, query, removed, say } = loaded
  return (
    <>
      {query.back && (
        <a href={query.back} className={`${linkClass()} self-start`}>
          {say.back}
        </a>
      )}
      <FormFailure failure={failure} labels={{}} />
      {loaded.isSearched && (
        <CategorySearch
          key={query.search}
          path="/member/my-address"
          query={{ search: query.search }}
          carried={query.back ? { return: query.back } : {}}
          say={say}
        />
      )}
      {(addresses.length > 0 || query.search) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-muted text-sm">
            {say.count}
          </p>
          <Add loaded={loaded} />
        </div>
      )}
      {addresses.length === 0 && <Nothing loaded={loaded} />}
      <ul className="flex flex-col gap-4">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard address={address} query={query} say={say} />
          </li>
        ))}
      </ul>
      {removed && <ConfirmDelete removed={removed} query={query} say={say} />}
    </>
  )
}

function Add({ loaded: { isFull, query, say } }: { loaded: LoadedList }) {
  if (isFull) return <Button reason={say.full}>{say.add}</Button>
  return (
    <ShellLink path={addressOf({ edit: 'new', back: query.back })} className={buttonClass()}>
      <Plus aria-hidden="true" />
      {say.add}
    </ShellLink>
  )
}

function Nothing({ loaded }: { loaded: LoadedList }) {
  const { query, say } = loaded
  if (!query.search) {
    return <EmptyState icon={<MapPin />} title={say.none} text={say.noneText} action={<Add loaded={loaded} />} />
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={say.noResults}
      text={say.noResultsText}
      action={
        <ShellLink path={addressOf({ back: query.back })} className={buttonClass({ variant: 'secondary' })}>
          {say.clear}
        </ShellLink>
      }
    />
  )
}
