const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML and XML, in an attribute's quotes, too. */
export const escapeMarkup = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign]!) : text;
