const path = '/jadwal-sholat/solatAwal'

export type Query = { search?: string; page?: string; back?: 'kiblat' }

/** What an address asks of the list of cities. */
export function readQuery(params: URLSearchParams): Query {
  const search = params.get('cari')?.trim()
  const page = params.get('halaman')?.trim()
  return {
    ...(search && { search }),
    ...(page && page !== '1' && { page }),
    ...(params.get('ke') === 'kiblat' && { back: 'kiblat' }),
  }
}

export function citiesAddress({ search, page, back }: Query): string {
  const query = new URLSearchParams({
    ...(search && { cari: search }),
    ...(page && page !== '1' && { halaman: page }),
    ...(back && { ke: back }),
  }).toString()
  return query ? `${path}?${query}` : path
}
