
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ContentItem": [
      "BlogPost",
      "Gallery",
      "GalleryCategory",
      "Member",
      "Page",
      "Partner",
      "Project",
      "Report",
      "TogetherPoint"
    ],
    "OrderedItem": [
      "GalleryCategory",
      "Member",
      "Partner",
      "Project",
      "TogetherPoint"
    ],
    "PageBlockContent": [
      "CallToActionBlock",
      "DocumentsBlock",
      "FiguresBlock",
      "FormBlock",
      "HeroBlock",
      "LinksBlock",
      "PeopleBlock",
      "PictureTextBlock",
      "PicturesBlock",
      "QuestionsBlock",
      "QuoteBlock",
      "RichTextBlock",
      "SitePartBlock",
      "StepsBlock",
      "TableBlock",
      "TimelineBlock",
      "TopicBlock",
      "VideoBlock",
      "WayBlock"
    ],
    "Translation": [
      "BlogPostTranslation",
      "GalleryCategoryTranslation",
      "GalleryTranslation",
      "MemberTranslation",
      "PageTranslation",
      "PartnerTranslation",
      "ProjectTranslation",
      "ReportTranslation",
      "TogetherPointTranslation"
    ]
  }
};
      export default result;
    