import { useState } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { Product } from "#app/domain/shop/product.ts";
import styles from "./quick-view-gallery.module.css";

interface QuickViewGalleryProps {
  readonly images: Product["images"];
  readonly mainImage: string | null;
  readonly productName: string;
}

/** One large photograph; with several, the thumbnails below select it. */
export function QuickViewGallery({ images, mainImage, productName }: QuickViewGalleryProps) {
  const all = [...new Set([...(mainImage ? [mainImage] : []), ...images])];
  const [shown, setShown] = useState(all[0] ?? null);
  return (
    <div className="stack gap-2">
      <Picture
        folder="product"
        file={shown}
        alt={productName}
        widest={480}
        sizes="(min-width: 768px) 430px, 90vw"
        first
      />
      {all.length > 1 ? (
        <ul className={styles.others} role="list">
          {all.map((file, index) => (
            <li key={file}>
              <button
                type="button"
                aria-label={`Obrázek ${index + 1} z ${all.length}`}
                aria-current={file === shown ? "true" : undefined}
                onClick={() => setShown(file)}
              >
                <Picture folder="product" size="thumbnail" file={file} alt="" widest={160} sizes="90px" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
