import { ArticleCard } from "#app/components/article-card.tsx";
import { ArticleGrid } from "#app/components/article-grid.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { DocumentLink } from "#app/components/document-link.tsx";
import { Hours } from "#app/components/hours.tsx";
import { NameSearch } from "#app/components/name-search.tsx";
import { Pager } from "#app/components/pager.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { Share } from "#app/components/share.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { articles, document, html, open } from "./samples/content.ts";
import { Part, Specimen } from "./specimen.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const [lead] = articles;

export function ContentPart() {
  return (
    <Part id="cteni" title="Čtení">
      <Specimen name="PageHead" isWide>
        <PageHead title="Co hrajeme" lead="Program na dva měsíce dopředu." isRuled />
      </Specimen>
      <Specimen name="SectionHead" states="s odkazem na celý seznam a bez něj" isWide>
        <SectionHead id="vzor-oddilu" title="Co hrajeme" more={{ text: "Celý program", to: "/program" }} />
        <SectionHead id="vzor-oddilu-bez" title="Napsali o nás" />
      </Specimen>
      <Specimen name="ArticleCard lead" isWide>
        {lead ? <ArticleCard article={lead} lead /> : null}
      </Specimen>
      <Specimen name="ArticleGrid, ArticleCard" states="s obrázkem, bez něj a dlouhá, bez perexu" isWide>
        <ArticleGrid articles={articles} label="Vzor článků" />
      </Specimen>
      <Specimen name="RichText, Typo" isWide>
        <RichText html={html} />
        <p>
          <Typeset>Text redakce s předložkami v češtině a 20 kusy.</Typeset>
        </p>
      </Specimen>
      <Specimen name="DocumentLink" isWide>
        <DocumentLink document={document} />
      </Specimen>
      <Specimen name="Breadcrumbs" isWide>
        <Breadcrumbs
          steps={[
            { text: "E-shop", to: "/eshop" },
            { text: "Domov", to: "/6/domov" },
          ]}
        />
      </Specimen>
      <Specimen name="Pager" states="první, prostřední a poslední stránka" isWide>
        <Pager page={1} pages={9} path="/products/new" />
        <Pager page={5} pages={9} path="/products/new" />
        <Pager page={9} pages={9} path="/products/new" />
      </Specimen>
      <Specimen name="NameSearch" isWide>
        <NameSearch action="/lide" name="jmeno" id="vzor-jmena" label="Jméno" submit="Hledat" question="" />
      </Specimen>
      <Specimen name="Hours" states="otevřeno, zavřeno" isWide>
        <Hours boxOffice={open} />
        <Hours boxOffice={{ ...open, live: { isOpen: false, text: "Zavřeno – otevíráme dnes v 14:00" } }} />
      </Specimen>
      <Specimen name="Share" isWide>
        <Share title="Maryša" address="https://divadlo.example/repertoar/marysa" label="Sdílet vzor" />
      </Specimen>
    </Part>
  );
}
