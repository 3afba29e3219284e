const path = '/jadwal-sholat/solatAwal'

export type Asked = { search?: string; page?: string; back?: 'kiblat' }

/** What an address asks of the list of cities. */
export function readAsked(params: URLSearchParams): Asked {
  const search = params.get('cari')?.trim()
  const page = params.get('halaman')?.trim()
  return {
    ...(search && { search }),
    ...(page && page !== '1' && { page }),
    ...(params.get('ke') === 'kiblat' && { back: 'kiblat' }),
  }
}

export function citiesAddress({ search, page, back }: Asked): string {
  const query = new URLSearchParams({
    ...(search && { cari: search }),
    ...(page && page !== '1' && { halaman: page }),
    ...(back && { ke: back }),
  }).toString()
  return query ? `${path}?${query}` : path
}
