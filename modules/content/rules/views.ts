/** Who reads again within this time has not come again. */
export const viewHours = 6
/** A household, an office or a mosque shares an address; more readers than this from one are one who pretends. */
export const viewsPerNetwork = 25
/** Trending is what was read in these days. */
export const trendingDays = 30

const bots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|headless|lighthouse|pingdom|uptime|monitor|curl|wget|python|okhttp|java\/|go-http|axios|node-fetch|undici|postman|scrapy|httpclient|libwww|phantom|feed/i

/** Whether this looks like someone who reads: a browser says what it is, a program often says that it is one. */
export const isReader = (user_agent: string): boolean => user_agent.length >= 12 && !bots.test(user_agent)
