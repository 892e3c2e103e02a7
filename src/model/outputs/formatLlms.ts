/** One line of an `llms.txt`. */
export interface LlmsLink {
  readonly text: string;
  readonly href: string;
  readonly description?: string;
}

export interface LlmsSection {
  readonly title: string;
  readonly links: readonly LlmsLink[];
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();
}

/**
 * An `llms.txt`: a title, a sentence, and sections of links to Markdown copies, for language models
 * (https://llmstxt.org). Sections without links are left out.
 */
export function formatLlms(title: string, description: string, sections: readonly LlmsSection[]): string {
  const blocks = sections
    .filter(({ links }) => links.length > 0)
    .map(({ title: name, links }) => {
      const lines = links.map(
        (link) =>
          `- [${clean(link.text)}](${link.href})${link.description ? `: ${clean(link.description)}` : ''}`,
      );
      return `## ${clean(name)}\n\n${lines.join('\n')}\n`;
    });
  return [`# ${clean(title)}\n`, `> ${clean(description)}\n`, ...blocks].join('\n');
}
