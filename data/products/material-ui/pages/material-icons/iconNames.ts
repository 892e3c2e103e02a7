interface NamedIcon {
  /** Module of `@mui/icons-material`. */
  name: string;
  /** Name of its glyph in the font. */
  glyph: string;
}

/** Icons that the font can draw, with the name of the glyph if it does not follow from the module's. */
const NAMES = `
Abc AcUnit AccessAlarm AccessAlarms AccessTime AccessTimeFilled Accessibility AccessibilityNew Accessible
AccessibleForward AccountBalance AccountBalanceWallet AccountBox AccountCircle AccountTree AdUnits Adb Add
AddAPhoto AddAlarm AddAlert AddBox AddBusiness AddCall AddCard AddCircle AddCircleOutline AddComment AddHome
AddHomeWork AddIcCall AddLink AddLocation AddLocationAlt AddModerator AddPhotoAlternate AddReaction AddRoad
AddShoppingCart AddTask AddToDrive AddToHomeScreen AddToPhotos AddToQueue Addchart AdfScanner Adjust
AdminPanelSettings AdsClick Agriculture Air AirlineSeatFlat AirlineSeatFlatAngled AirlineSeatIndividualSuite
AirlineSeatLegroomExtra AirlineSeatLegroomNormal AirlineSeatLegroomReduced AirlineSeatReclineExtra
AirlineSeatReclineNormal AirlineStops Airlines AirplaneTicket AirplanemodeActive AirplanemodeInactive
Airplay AirportShuttle Alarm AlarmAdd AlarmOff AlarmOn Album AlignHorizontalCenter AlignHorizontalLeft
AlignHorizontalRight AlignVerticalBottom AlignVerticalCenter AlignVerticalTop AllInbox AllInclusive AllOut
AltRoute AlternateEmail Analytics Anchor Android Animation Announcement Aod Apartment Api AppBlocking
AppRegistration AppSettingsAlt AppShortcut Apple Approval Apps AppsOutage Architecture Archive AreaChart
ArrowBack ArrowBackIos ArrowBackIosNew ArrowCircleDown ArrowCircleLeft ArrowCircleRight ArrowCircleUp
ArrowDownward ArrowDropDown ArrowDropDownCircle ArrowDropUp ArrowForward ArrowForwardIos ArrowLeft
ArrowOutward ArrowRight ArrowRightAlt ArrowUpward ArtTrack Article AspectRatio Assessment Assignment
AssignmentAdd AssignmentInd AssignmentLate AssignmentReturn AssignmentReturned AssignmentTurnedIn
AssistWalker Assistant AssistantDirection AssistantNavigation AssistantPhoto AssuredWorkload Atm AttachEmail
AttachFile AttachMoney Attachment Attractions Attribution AudioFile Audiotrack AutoAwesome AutoAwesomeMosaic
AutoAwesomeMotion AutoDelete AutoFixHigh AutoFixNormal AutoFixOff AutoGraph AutoMode AutoStories
AutofpsSelect Autorenew AvTimer BabyChangingStation BackHand Backpack Backspace Backup BackupTable Badge
BakeryDining Balance Balcony Ballot BarChart BarcodeReader BatchPrediction Bathroom Bathtub Battery0Bar
Battery1Bar Battery2Bar Battery3Bar Battery4Bar Battery5Bar Battery6Bar BatteryAlert BatteryChargingFull
BatteryFull BatterySaver BatteryStd BatteryUnknown BeachAccess Bed BedroomBaby BedroomChild BedroomParent
Bedtime BedtimeOff Beenhere Bento BikeScooter Biotech Blender Blind Blinds BlindsClosed Block BlockFlipped
Bloodtype Bluetooth BluetoothAudio BluetoothConnected BluetoothDisabled BluetoothDrive BluetoothSearching
BlurCircular BlurLinear BlurOff BlurOn Bolt Book BookOnline Bookmark BookmarkAdd BookmarkAdded
BookmarkBorder BookmarkRemove Bookmarks BorderAll BorderBottom BorderClear BorderColor BorderHorizontal
BorderInner BorderLeft BorderOuter BorderRight BorderStyle BorderTop BorderVertical Boy BrandingWatermark
BreakfastDining Brightness1 Brightness2 Brightness3 Brightness4 Brightness5 Brightness6 Brightness7
BrightnessAuto BrightnessHigh BrightnessLow BrightnessMedium BroadcastOnHome BroadcastOnPersonal BrokenImage
BrowseGallery BrowserNotSupported BrowserUpdated BrunchDining Brush BubbleChart BugReport Build BuildCircle
Bungalow BurstMode BusAlert Business BusinessCenter Cabin Cable Cached Cake Calculate CalendarMonth
CalendarToday CalendarViewDay CalendarViewMonth CalendarViewWeek Call CallEnd CallMade CallMerge CallMissed
CallMissedOutgoing CallReceived CallSplit CallToAction Camera CameraAlt CameraEnhance CameraFront
CameraIndoor CameraOutdoor CameraRear CameraRoll Cameraswitch Campaign Cancel CancelPresentation
CancelScheduleSend CandlestickChart CarCrash CarRental CarRepair CardGiftcard CardMembership CardTravel
Carpenter Cases Casino Cast CastConnected CastForEducation Castle CatchingPokemon Category Celebration
CellTower CellWifi CenterFocusStrong CenterFocusWeak Chair ChairAlt Chalet ChangeCircle ChangeHistory
ChargingStation Chat ChatBubble ChatBubbleOutline Check CheckBox CheckBoxOutlineBlank CheckCircle
CheckCircleOutline Checklist ChecklistRtl Checkroom ChevronLeft ChevronRight ChildCare ChildFriendly
ChromeReaderMode Church Circle CircleNotifications Class CleanHands CleaningServices Clear ClearAll Close
CloseFullscreen ClosedCaption ClosedCaptionDisabled ClosedCaptionOff Cloud CloudCircle CloudDone
CloudDownload CloudOff CloudQueue CloudSync CloudUpload CloudySnowing Co2=co2 CoPresent Code CodeOff Coffee
CoffeeMaker Collections CollectionsBookmark ColorLens Colorize Comment CommentBank CommentsDisabled Commit
Commute Compare CompareArrows CompassCalibration Compost Compress Computer ConfirmationNumber
ConnectWithoutContact ConnectedTv ConnectingAirports Construction ContactEmergency ContactMail ContactPage
ContactPhone ContactSupport Contactless Contacts ContentCopy ContentCut ContentPaste ContentPasteGo
ContentPasteOff ContentPasteSearch Contrast ControlCamera ControlPoint ControlPointDuplicate ConveyorBelt
Cookie CopyAll Copyright Coronavirus CorporateFare Cottage Countertops Create CreateNewFolder CreditCard
CreditCardOff CreditScore Crib CrisisAlert Crop Crop169=crop_16_9 Crop32=crop_3_2 Crop54=crop_5_4
Crop75=crop_7_5 CropDin CropFree CropLandscape CropOriginal CropPortrait CropRotate CropSquare CrueltyFree
Css CurrencyBitcoin CurrencyExchange CurrencyFranc CurrencyLira CurrencyPound CurrencyRuble CurrencyRupee
CurrencyYen CurrencyYuan Curtains CurtainsClosed Cyclone Dangerous DarkMode Dashboard DashboardCustomize
DataArray DataExploration DataObject DataSaverOff DataSaverOn DataThresholding DataUsage Dataset
DatasetLinked DateRange Deblur Deck Dehaze Delete DeleteForever DeleteOutline DeleteSweep DeliveryDining
DensityLarge DensityMedium DensitySmall DepartureBoard Description Deselect DesignServices Desk
DesktopAccessDisabled DesktopMac DesktopWindows Details DeveloperBoard DeveloperBoardOff DeveloperMode
DeviceHub DeviceThermostat DeviceUnknown Devices DevicesFold DevicesOther DewPoint DialerSip Dialpad Diamond
Difference Dining DinnerDining Directions DirectionsBike DirectionsBoat DirectionsBoatFilled DirectionsBus
DirectionsBusFilled DirectionsCar DirectionsCarFilled DirectionsOff DirectionsRailway
DirectionsRailwayFilled DirectionsRun DirectionsSubway DirectionsSubwayFilled DirectionsTransit
DirectionsTransitFilled DirectionsWalk DirtyLens DisabledByDefault DisabledVisible DiscFull Discount
DisplaySettings Diversity1 Diversity2 Diversity3 Dns DoDisturb DoDisturbAlt DoDisturbOff DoDisturbOn
DoNotDisturb DoNotDisturbAlt DoNotDisturbOff DoNotDisturbOn DoNotDisturbOnTotalSilence DoNotStep DoNotTouch
Dock DocumentScanner Domain DomainAdd DomainDisabled DomainVerification Done DoneAll DoneOutline DonutLarge
DonutSmall DoorBack DoorFront DoorSliding Doorbell DoubleArrow DownhillSkiing Download DownloadDone
DownloadForOffline Downloading Drafts DragHandle DragIndicator Draw DriveEta DriveFileMove
DriveFileMoveOutline DriveFileMoveRtl DriveFileRenameOutline DriveFolderUpload Dry DryCleaning Duo Dvr
DynamicFeed DynamicForm EMobiledata Earbuds EarbudsBattery East EdgesensorHigh EdgesensorLow Edit
EditAttributes EditCalendar EditDocument EditLocation EditLocationAlt EditNote EditNotifications EditOff
EditRoad EditSquare Egg EggAlt EightK=8k EightKPlus=8k_plus EightMp=8mp EighteenMp=18mp
EighteenUpRating=18_up_rating Eject Elderly ElderlyWoman ElectricBike ElectricBolt ElectricCar ElectricMeter
ElectricMoped ElectricRickshaw ElectricScooter ElectricalServices Elevator ElevenMp=11mp Email Emergency
EmergencyRecording EmergencyShare EmojiEmotions EmojiEvents EmojiFlags EmojiFoodBeverage EmojiNature
EmojiObjects EmojiPeople EmojiSymbols EmojiTransportation EnergySavingsLeaf Engineering EnhancedEncryption
Equalizer Error ErrorOutline Escalator EscalatorWarning Euro EuroSymbol EvStation Event EventAvailable
EventBusy EventNote EventRepeat EventSeat ExitToApp Expand ExpandCircleDown ExpandLess ExpandMore Explicit
Explore ExploreOff Exposure Extension ExtensionOff Face Face2 Face3 Face4 Face5 Face6 FaceRetouchingNatural
FaceRetouchingOff Facebook FactCheck Factory FamilyRestroom FastForward FastRewind Fastfood Favorite
FavoriteBorder Fax FeaturedPlayList FeaturedVideo Feed Feedback Female Fence Festival FiberDvr
FiberManualRecord FiberNew FiberPin FiberSmartRecord FifteenMp=15mp FileCopy FileDownload FileDownloadDone
FileDownloadOff FileOpen FilePresent FileUpload FileUploadOff Filter Filter1 Filter2 Filter3 Filter4 Filter5
Filter6 Filter7 Filter8 Filter9 Filter9Plus FilterAlt FilterAltOff FilterBAndW FilterCenterFocus FilterDrama
FilterFrames FilterHdr FilterList FilterListAlt FilterListOff FilterNone FilterTiltShift FilterVintage
FindInPage FindReplace Fingerprint FireExtinguisher FireHydrantAlt FireTruck Fireplace FirstPage FitScreen
Fitbit FitnessCenter FiveG=5g FiveK=5k FiveKPlus=5k_plus FiveMp=5mp Flag FlagCircle Flaky Flare FlashAuto
FlashOff FlashOn FlashlightOff FlashlightOn Flatware Flight FlightClass FlightLand FlightTakeoff Flip
FlipCameraAndroid FlipCameraIos FlipToBack FlipToFront Flood Fluorescent FlutterDash FmdBad FmdGood Foggy
Folder FolderCopy FolderDelete FolderOff FolderOpen FolderShared FolderSpecial FolderZip FollowTheSigns
FontDownload FontDownloadOff FoodBank Forest ForkLeft ForkRight Forklift FormatAlignCenter
FormatAlignJustify FormatAlignLeft FormatAlignRight FormatBold FormatClear FormatColorFill FormatColorReset
FormatColorText FormatIndentDecrease FormatIndentIncrease FormatItalic FormatLineSpacing FormatListBulleted
FormatListBulletedAdd FormatListNumbered FormatListNumberedRtl FormatOverline FormatPaint FormatQuote
FormatShapes FormatSize FormatStrikethrough FormatTextdirectionLToR FormatTextdirectionRToL FormatUnderlined
Fort Forum Forward Forward10 Forward30 Forward5 ForwardToInbox Foundation FourGMobiledata=4g_mobiledata
FourGPlusMobiledata=4g_plus_mobiledata FourK=4k FourKPlus=4k_plus FourMp=4mp FourteenMp=14mp FreeBreakfast
FreeCancellation FrontHand FrontLoader Fullscreen FullscreenExit Functions GMobiledata GTranslate Gamepad
Games Garage GasMeter Gavel GeneratingTokens Gesture GetApp Gif GifBox Girl Gite GolfCourse GppBad GppGood
GppMaybe GpsFixed GpsNotFixed GpsOff Grade Gradient Grading Grain GraphicEq Grass Grid3x3=grid_3x3
Grid4x4=grid_4x4 GridGoldenratio GridOff GridOn GridView Group GroupAdd GroupOff GroupRemove GroupWork
Groups Groups2 Groups3 HMobiledata HPlusMobiledata Hail Handshake Handyman Hardware Hd HdrAuto HdrAutoSelect
HdrEnhancedSelect HdrOff HdrOffSelect HdrOn HdrOnSelect HdrPlus HdrStrong HdrWeak Headphones
HeadphonesBattery Headset HeadsetMic HeadsetOff Healing HealthAndSafety Hearing HearingDisabled HeartBroken
HeatPump Height Help HelpCenter HelpOutline Hevc Hexagon HideImage HideSource HighQuality Highlight
HighlightAlt HighlightOff Hiking History HistoryEdu HistoryToggleOff Hive Hls HlsOff HolidayVillage Home
HomeFilled HomeMax HomeMini HomeRepairService HomeWork HorizontalRule HorizontalSplit HotTub Hotel
HotelClass HourglassBottom HourglassDisabled HourglassEmpty HourglassFull HourglassTop House HouseSiding
Houseboat HowToReg HowToVote Html Http Https Hub Hvac IceSkating Icecream Image ImageAspectRatio
ImageNotSupported ImageSearch ImagesearchRoller ImportContacts ImportExport ImportantDevices Inbox
IncompleteCircle IndeterminateCheckBox Info InfoOutline Input InsertChart InsertComment InsertDriveFile
InsertEmoticon InsertInvitation InsertLink InsertPageBreak InsertPhoto Insights InstallDesktop InstallMobile
IntegrationInstructions Interests InterpreterMode Inventory Inventory2 InvertColors InvertColorsOff IosShare
Iron Iso Javascript JoinFull JoinInner JoinLeft JoinRight Kayaking KebabDining Key KeyOff Keyboard
KeyboardAlt KeyboardArrowDown KeyboardArrowLeft KeyboardArrowRight KeyboardArrowUp KeyboardBackspace
KeyboardCapslock KeyboardCommandKey KeyboardControlKey KeyboardDoubleArrowDown KeyboardDoubleArrowLeft
KeyboardDoubleArrowRight KeyboardDoubleArrowUp KeyboardHide KeyboardOptionKey KeyboardReturn KeyboardTab
KeyboardVoice KingBed Kitchen Kitesurfing Label LabelImportant LabelImportantOutline LabelOff Lan Landscape
Landslide Language Laptop LaptopChromebook LaptopMac LaptopWindows LastPage Launch Layers LayersClear
Leaderboard LeakAdd LeakRemove LegendToggle Lens LensBlur LibraryAdd LibraryAddCheck LibraryBooks
LibraryMusic Light LightMode Lightbulb LightbulbCircle LightbulbOutline LineAxis LineStyle LineWeight
LinearScale Link LinkOff LinkedCamera Liquor List ListAlt LiveHelp LiveTv Living LocalActivity LocalAirport
LocalAtm LocalBar LocalCafe LocalCarWash LocalConvenienceStore LocalDining LocalDrink LocalFireDepartment
LocalFlorist LocalGasStation LocalGroceryStore LocalHospital LocalHotel LocalLaundryService LocalLibrary
LocalMall LocalMovies LocalOffer LocalParking LocalPharmacy LocalPhone LocalPizza LocalPlay LocalPolice
LocalPostOffice LocalPrintshop LocalSee LocalShipping LocalTaxi LocationCity LocationDisabled LocationOff
LocationOn LocationPin LocationSearching Lock LockClock LockOpen LockOutline LockPerson LockReset Login
LogoDev Logout Looks Looks3 Looks4 Looks5 Looks6 LooksOne LooksTwo Loop Loupe LowPriority Loyalty
LteMobiledata LtePlusMobiledata Luggage LunchDining Lyrics MacroOff Mail MailLock MailOutline Male Man Man2
Man3 Man4 ManageAccounts ManageHistory ManageSearch Map MapsHomeWork MapsUgc Margin MarkAsUnread
MarkChatRead MarkChatUnread MarkEmailRead MarkEmailUnread MarkUnreadChatAlt Markunread MarkunreadMailbox
Masks Maximize MediaBluetoothOff MediaBluetoothOn Mediation MedicalInformation MedicalServices Medication
MedicationLiquid MeetingRoom Memory Menu MenuBook MenuOpen Merge MergeType Message Mic MicExternalOff
MicExternalOn MicNone MicOff Microwave MilitaryTech Minimize MinorCrash MiscellaneousServices
MissedVideoCall Mms MobileFriendly MobileOff MobileScreenShare MobiledataOff Mode ModeComment ModeEdit
ModeEditOutline ModeFanOff ModeNight ModeOfTravel ModeStandby ModelTraining MonetizationOn Money MoneyOff
MoneyOffCsred Monitor MonitorHeart MonitorWeight MonochromePhotos Mood MoodBad Moped More MoreHoriz MoreTime
MoreVert Mosque MotionPhotosAuto MotionPhotosOff Mouse MoveDown MoveToInbox MoveUp Movie MovieCreation
MovieEdit MovieFilter Moving Mp MultilineChart MultipleStop Museum MusicNote MusicOff MusicVideo MyLocation
Nat Nature NaturePeople NavigateBefore NavigateNext Navigation NearMe NearMeDisabled NearbyError NearbyOff
NestCamWiredStand NetworkCell NetworkCheck NetworkLocked NetworkPing NetworkWifi NetworkWifi1Bar
NetworkWifi2Bar NetworkWifi3Bar NewLabel NewReleases Newspaper NextPlan NextWeek Nfc NightShelter Nightlife
Nightlight NightlightRound NightsStay NineK=9k NineKPlus=9k_plus NineMp=9mp NineteenMp=19mp NoAccounts
NoAdultContent NoBackpack NoCell NoCrash NoDrinks NoEncryption NoEncryptionGmailerrorred NoFlash NoFood
NoLuggage NoMeals NoMealsOuline NoMeetingRoom NoPhotography NoSim NoStroller NoTransfer NoiseAware
NoiseControlOff NordicWalking North NorthEast NorthWest NotAccessible NotInterested NotListedLocation
NotStarted Note NoteAdd NoteAlt Notes NotificationAdd NotificationImportant Notifications
NotificationsActive NotificationsNone NotificationsOff NotificationsPaused Numbers OfflineBolt OfflinePin
OfflineShare OilBarrel OnDeviceTraining OndemandVideo OneK=1k OneKPlus=1k_plus OnlinePrediction Opacity
OpenInBrowser OpenInFull OpenInNew OpenInNewOff OpenWith OtherHouses Outbound Outbox OutdoorGrill
OutgoingMail Outlet OutlinedFlag Output Padding Pages Pageview Paid Palette Pallet PanTool PanToolAlt
Panorama PanoramaFishEye PanoramaHorizontal PanoramaHorizontalSelect PanoramaPhotosphere
PanoramaPhotosphereSelect PanoramaVertical PanoramaVerticalSelect PanoramaWideAngle PanoramaWideAngleSelect
Paragliding Park PartyMode Password Pattern Pause PauseCircle PauseCircleFilled PauseCircleOutline
PausePresentation Payment Payments PedalBike Pending PendingActions Pentagon People PeopleAlt PeopleOutline
Percent PermCameraMic PermContactCalendar PermDataSetting PermDeviceInformation PermIdentity PermMedia
PermPhoneMsg PermScanWifi Person Person2 Person3 Person4 PersonAdd PersonAddAlt PersonAddAlt1
PersonAddDisabled PersonOff PersonOutline PersonPin PersonPinCircle PersonRemove PersonRemoveAlt1
PersonSearch PersonalInjury PersonalVideo PestControl PestControlRodent Pets Phishing Phone PhoneAndroid
PhoneBluetoothSpeaker PhoneCallback PhoneDisabled PhoneEnabled PhoneForwarded PhoneInTalk PhoneIphone
PhoneLocked PhoneMissed PhonePaused Phonelink PhonelinkErase PhonelinkLock PhonelinkOff PhonelinkRing
PhonelinkSetup Photo PhotoAlbum PhotoCamera PhotoCameraBack PhotoCameraFront PhotoFilter PhotoLibrary
PhotoSizeSelectActual PhotoSizeSelectLarge PhotoSizeSelectSmall Php Piano PianoOff PictureAsPdf
PictureInPicture PictureInPictureAlt PieChart PieChartOutline Pin PinDrop PinEnd PinInvoke Pinch
PivotTableChart Pix Place Plagiarism PlayArrow PlayCircle PlayCircleFilled PlayCircleOutline PlayDisabled
PlayForWork PlayLesson PlaylistAdd PlaylistAddCheck PlaylistAddCheckCircle PlaylistAddCircle PlaylistPlay
PlaylistRemove Plumbing PlusOne Podcasts PointOfSale Policy Poll Polyline Pool PortableWifiOff Portrait
PostAdd Power PowerInput PowerOff PowerSettingsNew PrecisionManufacturing PregnantWoman PresentToAll Preview
PriceChange PriceCheck Print PrintDisabled PriorityHigh PrivacyTip PrivateConnectivity
ProductionQuantityLimits Propane PropaneTank Psychology PsychologyAlt Public PublicOff Publish
PublishedWithChanges PunchClock PushPin QrCode QrCode2 QrCodeScanner QueryBuilder QueryStats QuestionAnswer
QuestionMark Queue QueueMusic QueuePlayNext Quickreply Quiz RMobiledata Radar Radio RadioButtonChecked
RadioButtonUnchecked RailwayAlert RamenDining RampLeft RampRight RateReview RawOff RawOn ReadMore
RealEstateAgent RebaseEdit Receipt ReceiptLong RecentActors Recommend RecordVoiceOver Rectangle Recycling
Reddit Redeem Redo ReduceCapacity Refresh RememberMe Remove RemoveCircle RemoveCircleOutline RemoveDone
RemoveFromQueue RemoveModerator RemoveRedEye RemoveRoad RemoveShoppingCart Reorder Repartition Repeat
RepeatOn RepeatOne RepeatOneOn Replay Replay10 Replay30 Replay5 ReplayCircleFilled Reply ReplyAll Report
ReportGmailerrorred ReportOff ReportProblem RequestPage RequestQuote ResetTv RestartAlt Restaurant
RestaurantMenu Restore RestoreFromTrash RestorePage Reviews RiceBowl RingVolume Rocket RocketLaunch
RollerShades RollerShadesClosed RollerSkating Roofing Room RoomPreferences RoomService Rotate90DegreesCcw
Rotate90DegreesCw RotateLeft RotateRight RoundaboutLeft RoundaboutRight RoundedCorner Route Router Rowing
RssFeed Rsvp Rtt Rule RuleFolder RunCircle RunningWithErrors RvHookup SafetyCheck SafetyDivider Sailing
Sanitizer Satellite SatelliteAlt Save SaveAlt SaveAs SavedSearch Savings Scale Scanner ScatterPlot Schedule
ScheduleSend Schema School Science Score Scoreboard ScreenLockLandscape ScreenLockPortrait
ScreenLockRotation ScreenRotation ScreenRotationAlt ScreenSearchDesktop ScreenShare Screenshot
ScreenshotMonitor ScubaDiving Sd SdCard SdCardAlert SdStorage Search SearchOff Security SecurityUpdate
SecurityUpdateGood SecurityUpdateWarning Segment SelectAll SelfImprovement Sell Send SendAndArchive
SendTimeExtension SendToMobile SensorDoor SensorOccupied SensorWindow Sensors SensorsOff
SentimentDissatisfied SentimentNeutral SentimentSatisfied SentimentSatisfiedAlt SentimentVeryDissatisfied
SentimentVerySatisfied SetMeal Settings SettingsAccessibility SettingsApplications SettingsBackupRestore
SettingsBluetooth SettingsBrightness SettingsCell SettingsEthernet SettingsInputAntenna
SettingsInputComponent SettingsInputComposite SettingsInputHdmi SettingsInputSvideo SettingsOverscan
SettingsPhone SettingsPower SettingsRemote SettingsSuggest SettingsSystemDaydream SettingsVoice SevenK=7k
SevenKPlus=7k_plus SevenMp=7mp SeventeenMp=17mp SevereCold ShapeLine Share ShareLocation Shelves Shield
ShieldMoon Shop Shop2 ShopTwo ShoppingBag ShoppingBasket ShoppingCart ShoppingCartCheckout ShortText
Shortcut ShowChart Shower Shuffle ShuffleOn ShutterSpeed Sick SignLanguage SignalCellular0Bar
SignalCellular4Bar SignalCellularAlt SignalCellularAlt1Bar SignalCellularAlt2Bar
SignalCellularConnectedNoInternet0Bar SignalCellularConnectedNoInternet4Bar SignalCellularNoSim
SignalCellularNodata SignalCellularNull SignalCellularOff SignalWifi0Bar SignalWifi4Bar SignalWifi4BarLock
SignalWifiBad SignalWifiConnectedNoInternet4 SignalWifiOff SignalWifiStatusbar4Bar
SignalWifiStatusbarConnectedNoInternet4 SignalWifiStatusbarNull Signpost SimCard SimCardAlert
SimCardDownload SingleBed Sip SixK=6k SixKPlus=6k_plus SixMp=6mp SixteenMp=16mp SixtyFps=60fps
SixtyFpsSelect=60fps_select Skateboarding SkipNext SkipPrevious Sledding Slideshow SlowMotionVideo
SmartButton SmartDisplay SmartScreen SmartToy Smartphone SmokeFree SmokingRooms Sms SmsFailed SnippetFolder
Snooze Snowboarding Snowing Snowmobile Snowshoeing Soap SocialDistance SolarPower Sort SortByAlpha Sos
SoupKitchen Source South SouthAmerica SouthEast SouthWest Spa SpaceBar SpaceDashboard SpatialAudio
SpatialAudioOff SpatialTracking Speaker SpeakerGroup SpeakerNotes SpeakerNotesOff SpeakerPhone Speed
Spellcheck Splitscreen Spoke Sports SportsBar SportsBaseball SportsBasketball SportsCricket SportsEsports
SportsFootball SportsGolf SportsGymnastics SportsHandball SportsHockey SportsKabaddi SportsMartialArts
SportsMma SportsMotorsports SportsRugby SportsScore SportsSoccer SportsTennis SportsVolleyball Square
SquareFoot SsidChart StackedBarChart StackedLineChart Stadium Stairs Star StarBorder
StarBorderPurple500=star_border_purple500 StarHalf StarOutline StarPurple500=star_purple500 StarRate Stars
Start StayCurrentLandscape StayCurrentPortrait StayPrimaryLandscape StayPrimaryPortrait StickyNote2 Stop
StopCircle StopScreenShare Storage Store StoreMallDirectory Storefront Storm Straight Straighten Stream
Streetview StrikethroughS Stroller Style SubdirectoryArrowLeft SubdirectoryArrowRight Subject Subscript
Subscriptions Subtitles SubtitlesOff Subway Summarize Sunny SunnySnowing Superscript SupervisedUserCircle
SupervisorAccount Support SupportAgent Surfing SurroundSound SwapCalls SwapHoriz SwapHorizontalCircle
SwapVert SwapVerticalCircle Swipe SwipeDown SwipeDownAlt SwipeLeft SwipeLeftAlt SwipeRight SwipeRightAlt
SwipeUp SwipeUpAlt SwipeVertical SwitchAccessShortcut SwitchAccessShortcutAdd SwitchAccount SwitchCamera
SwitchLeft SwitchRight SwitchVideo Synagogue Sync SyncAlt SyncDisabled SyncLock SyncProblem
SystemSecurityUpdate SystemSecurityUpdateGood SystemSecurityUpdateWarning SystemUpdate SystemUpdateAlt Tab
TabUnselected TableBar TableChart TableRestaurant TableRows TableView Tablet TabletAndroid TabletMac Tag
TagFaces TakeoutDining TapAndPlay Tapas Task TaskAlt TaxiAlert Telegram TempleBuddhist TempleHindu
TenMp=10mp Terminal Terrain TextDecrease TextFields TextFormat TextIncrease TextRotateUp TextRotateVertical
TextRotationAngledown TextRotationAngleup TextRotationDown TextRotationNone TextSnippet Textsms Texture
TheaterComedy Theaters Thermostat ThermostatAuto ThirteenMp=13mp ThirtyFps=30fps
ThirtyFpsSelect=30fps_select ThreeDRotation=3d_rotation ThreeGMobiledata=3g_mobiledata ThreeK=3k
ThreeKPlus=3k_plus ThreeMp=3mp ThreeP=3p ThreeSixty=360 ThumbDown ThumbDownAlt ThumbDownOffAlt ThumbUp
ThumbUpAlt ThumbUpOffAlt ThumbsUpDown Thunderstorm TimeToLeave Timelapse Timeline Timer Timer10
Timer10Select Timer3 Timer3Select TimerOff TimesOneMobiledata=1x_mobiledata TipsAndUpdates TireRepair Title
Toc Today ToggleOff ToggleOn Token Toll Tonality Topic Tornado TouchApp Tour Toys TrackChanges Traffic Train
Tram Transcribe TransferWithinAStation Transform Transgender TransitEnterexit Translate TravelExplore
TrendingDown TrendingFlat TrendingUp TripOrigin Trolley Troubleshoot Try Tsunami Tty Tune Tungsten TurnLeft
TurnRight TurnSharpLeft TurnSharpRight TurnSlightLeft TurnSlightRight TurnedIn TurnedInNot Tv TvOff
TwelveMp=12mp TwentyFourMp=24mp TwentyOneMp=21mp TwentyThreeMp=23mp TwentyTwoMp=22mp TwentyZeroMp=20mp
TwoK=2k TwoKPlus=2k_plus TwoMp=2mp TwoWheeler TypeSpecimen UTurnLeft UTurnRight Umbrella Unarchive Undo
UnfoldLess UnfoldLessDouble UnfoldMore UnfoldMoreDouble Unpublished Unsubscribe Upcoming Update
UpdateDisabled Upgrade Upload UploadFile Usb UsbOff Vaccines VapeFree VapingRooms Verified VerifiedUser
VerticalAlignBottom VerticalAlignCenter VerticalAlignTop VerticalShades VerticalShadesClosed VerticalSplit
Vibration VideoCall VideoCameraBack VideoCameraFront VideoChat VideoFile VideoLabel VideoLibrary
VideoSettings VideoStable Videocam VideocamOff VideogameAsset VideogameAssetOff ViewAgenda ViewArray
ViewCarousel ViewColumn ViewComfy ViewComfyAlt ViewCompact ViewCompactAlt ViewCozy ViewDay ViewHeadline
ViewInAr ViewKanban ViewList ViewModule ViewQuilt ViewSidebar ViewStream ViewTimeline ViewWeek Vignette
Villa Visibility VisibilityOff VoiceChat VoiceOverOff Voicemail Volcano VolumeDown VolumeDownAlt VolumeMute
VolumeOff VolumeUp VolunteerActivism VpnKey VpnKeyOff VpnLock Vrpano Wallet Wallpaper Warehouse Warning
WarningAmber Wash Watch WatchLater WatchOff Water WaterDamage WaterDrop WaterfallChart Waves WavingHand
WbAuto WbCloudy WbIncandescent WbIridescent WbShade WbSunny WbTwighlight WbTwilight Wc Web WebAsset
WebAssetOff WebStories Webhook Weekend West Whatshot WheelchairPickup WhereToVote Widgets WidthFull
WidthNormal WidthWide Wifi Wifi1Bar Wifi2Bar WifiCalling WifiCalling3 WifiChannel WifiFind WifiLock WifiOff
WifiPassword WifiProtectedSetup WifiTethering WifiTetheringError WifiTetheringOff WindPower Window WineBar
Woman Woman2 Work WorkHistory WorkOff WorkOutline WorkspacePremium Workspaces WorkspacesFilled
WorkspacesOutline WrapText WrongLocation Wysiwyg Yard YoutubeSearchedFor ZoomIn ZoomInMap ZoomOut ZoomOutMap
`;

export const icons: NamedIcon[] = NAMES.trim()
  .split(/\s+/)
  .map((entry) => {
    const [name = '', glyph] = entry.split('=');
    return { name, glyph: glyph ?? name.replace(/\B[A-Z]|\B\d+/g, '_$&').toLowerCase() };
  });

/** Words that people look for, each with the beginnings of the names that they mean. */
const SYNONYMS = `
airplane Flight
animal Pets
attachment AttachFile
back ArrowBack
basket ShoppingBasket ShoppingCart
bell Notifications
bicycle DirectionsBike PedalBike
bike DirectionsBike PedalBike
bin Delete
boat DirectionsBoat Sailing
burger Menu LunchDining
cat Pets
chart BarChart ShowChart PieChart
cog Settings
coins Paid MonetizationOn
cross Close Clear Cancel
dark DarkMode
date Event CalendarMonth Today
disk Save
dislike ThumbDown
document Description Article InsertDriveFile
dog Pets
dots MoreVert MoreHoriz
earth Public
ellipsis MoreHoriz MoreVert
envelope Email MailOutline Drafts
external OpenInNew Launch
eye Visibility
file Description Article InsertDriveFile
film Movie Theaters
fire LocalFireDepartment Whatshot
food Restaurant Fastfood
funnel FilterList FilterAlt
garbage Delete
gear Settings
gift CardGiftcard Redeem
globe Public Language
graph BarChart ShowChart Timeline
hamburger Menu LunchDining
heart Favorite
hide VisibilityOff
house Home Cottage
internet Language Public Wifi
kebab MoreVert KebabDining
letter Email MailOutline Drafts
like ThumbUp Favorite
lightning Bolt FlashOn
loading Autorenew HourglassEmpty
logoff Logout ExitToApp
logout ExitToApp
magnifier Search ZoomIn
marker Place LocationOn
minus Remove
money AttachMoney Paid Euro
moon DarkMode Bedtime Nightlight
mute VolumeOff MicOff
next ArrowForward NavigateNext SkipNext
paperclip AttachFile
pen Edit Create
pencil Edit Create
picture Image Photo
pin PushPin Place LocationOn
plane Flight AirplanemodeActive
plus Add
previous ArrowBack NavigateBefore SkipPrevious
profile Person AccountCircle
question Help QuestionMark ContactSupport
rain Umbrella Thunderstorm
refresh Autorenew Sync Cached
reload Refresh Autorenew Sync
robot SmartToy Adb
scissors ContentCut
ship DirectionsBoat Sailing
shop Storefront ShoppingCart
signout Logout ExitToApp
sound VolumeUp MusicNote
speaker VolumeUp Speaker
sun LightMode WbSunny Sunny
tag Label LocalOffer Sell
tick Check Done
trash Delete
user Person AccountCircle
warning ErrorOutline ReportProblem
weather Cloud WbSunny Thunderstorm
wheelchair Accessible
world Public Language
`;

const beginnings = new Map(
  SYNONYMS.trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...names] = line.split(' ');
      return [word, names] as const;
    }),
);

/** Whether an icon has a word in one of its names, or is meant by it. */
function hasWord({ name, glyph }: NamedIcon, word: string): boolean {
  const isMeant = beginnings.get(word)?.some((beginning) => name.startsWith(beginning));
  return isMeant || `${name} ${glyph}`.toLowerCase().includes(word);
}

/** Returns the icons that have all words of a text, those whose names begin with it first. */
export function findIcons(text: string): NamedIcon[] {
  const words = text
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean);
  const found = icons.filter((icon) => words.every((word) => hasWord(icon, word)));
  const start = words.join('');
  const rank = ({ name }: NamedIcon) => {
    const lower = name.toLowerCase();
    return lower === start ? 0 : lower.startsWith(start) ? 1 : 2;
  };
  return found.sort((a, b) => rank(a) - rank(b));
}
