/** Text for elements and attributes of XML. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
